import type { Options } from "../protocol/types";

/** What a new table has unless something else is chosen. */
export const FIRST_OPTIONS: Options = {
  type: "Options",
  order: { type: "FairCalls", cap_ms: 300 },
  visibility: "listed",
  talk: "reactions",
  judge: "somebody",
};

/** The rules unless others are chosen. */
export const FIRST_RULES = "classic";
