/** Three of the cards that were seen: are they a SET? Pure. */
import type { Trio } from "../../cards/card";
import { isSet } from "../../play/sets";
import { type Panel, rightTrio, wrongTrio } from "../../table/panel";
import type { Voice } from "../../words/cards";
import type { Spot } from "./still";

export function trioOf(spots: readonly Spot[]): Trio | null {
  const [a, b, c] = spots.map(({ card }) => card);
  return a && b && c && spots.length === 3 ? [a, b, c] : null;
}

/** Why they are a SET or not (C-3); and that it holds only if they were read rightly, where that is not sure. */
export function judged(trio: Trio, spots: readonly Spot[], voice: Voice): Panel {
  const panel = isSet(...trio) ? rightTrio(trio, voice) : wrongTrio(trio, voice);
  return spots.every(({ sure }) => sure) ? panel : { ...panel, text: [...panel.text, voice("eye-if-right")] };
}
