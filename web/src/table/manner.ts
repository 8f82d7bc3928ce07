import { computed } from "@preact/signals";
import { edition, palette, shade } from "../settings/settings";
import type { Manner } from "../words/cards";
import { say } from "../words/speak";

const now = computed<Manner>(() => ({
  voice: say,
  edition: edition.value,
  palette: palette.value,
  theme: shade.value,
}));

/** How cards are spoken of now: the same until edition, palette or theme change. */
export const manner = (): Manner => now.value;
