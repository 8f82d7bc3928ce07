import { edition, palette } from "../settings/settings";
import type { Manner } from "../words/cards";
import { say } from "../words/speak";

/** How cards are spoken of now: the chosen language, edition and palette. */
export const manner = (): Manner => ({ voice: say, edition: edition.value, palette: palette.value });
