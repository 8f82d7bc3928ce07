/** The languages of Tercet, each with its own name for itself. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français", es: "Español", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The language as it is spoken where the reader is, for dates. */
export const localeOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.startsWith(language)) ?? language;

/** The first language of a list, such as the browser's, that Tercet has; otherwise English. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => (LANGUAGES as string[]).includes(tag)) ?? "en";
}
