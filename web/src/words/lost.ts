import type { Language } from "./languages";

/** The few texts a page carries itself, for when none can be loaded; the same as in the files (see lost.test.ts). */
export const LOST: Readonly<Record<Language, { readonly why: string; readonly again: string }>> = {
  en: { why: "This page could not be loaded. Is there a connection?", again: "Try again" },
  fr: { why: "Cette page n’a pas pu être chargée. Y a-t-il une connexion ?", again: "Réessayer" },
  es: { why: "No se ha podido cargar esta página. ¿Hay conexión?", again: "Intentar de nuevo" },
  de: { why: "Diese Seite konnte nicht geladen werden. Gibt es eine Verbindung?", again: "Noch einmal versuchen" },
};
