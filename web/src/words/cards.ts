/** Cards and findings in words, by edition, palette and theme (C-5). */
import { artwork, type Look, valueKey } from "../cards/artwork";
import type { BoxFeature, Card, Trio } from "../cards/card";
import { letterOf } from "../cards/kinds";
import type { Finding } from "../play/explain";
import type { Args } from "./speak";

/** A function that formats messages: `say`, or one for a fixed language in a test. */
export type Voice = (id: string, args?: Args) => string;

/** How cards are spoken of. */
export interface Manner extends Look {
  readonly voice: Voice;
}

/** “two red striped squiggles” */
export function cardName(card: Card, manner: Manner): string {
  return manner.voice("card-name", {
    number: Number(letterOf(card, "number")),
    colour: valueKey(card, "colour", manner),
    shape: valueKey(card, "shape", manner),
    shading: valueKey(card, "shading", manner),
  });
}

/** “Shading”, or “Filling” in the European edition. */
export function featureName(feature: BoxFeature, { voice, edition }: Manner): string {
  return voice("feature-name", { feature: artwork.editions[edition].features[feature] });
}

/** “striped” */
export function valueName(card: Card, feature: BoxFeature, manner: Manner): string {
  return manner.voice("value-name", { value: valueKey(card, feature, manner) });
}

/** “Two green, one purple” */
export function findingInWords(trio: Trio, { feature, verdict, odd }: Finding, manner: Manner): string {
  if (verdict !== "neither") return manner.voice(`finding-${verdict}`);
  const key = (n: number) => valueKey(trio[n] ?? trio[0], feature, manner);
  return manner.voice("finding-neither", { pair: key((odd + 1) % 3), odd: key(odd) });
}
