import { language } from "../settings/settings";
import { localeOf } from "../words/languages";

/** A day and its time, as the reader writes it. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: "medium", timeStyle: "short" }).format(at);
