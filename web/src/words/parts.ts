/**
 * The words of a language come in parts, each fetched with the first page that needs it.
 * A part consists of files in src/tercet/words; a page names its parts where it is listed (see App.tsx).
 */
export const PARTS = {
  first: ["cards", "finds", "page", "rules", "start", "first", "refusals"], // fetched with every page
  table: ["table", "together", "buzzer", "race"],
  after: ["after"],
  replay: ["replay"],
  account: ["account"],
  odds: ["odds"],
  eye: ["eye", "look"],
  statistics: ["statistics", "boards"],
  rulepages: ["rulepages"],
  classroom: ["classroom"],
  daily: ["daily"],
  results: ["results"],
  alone: ["alone"],
  learn: ["lesson", "course", "drills"],
  competition: ["day", "form", "judge", "paper-judge", "staff"],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;

export const ALL_PARTS = Object.keys(PARTS) as Part[];
