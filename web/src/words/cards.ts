/** Cards and findings in words, by edition, palette and theme (C-5). */
import { artwork, type Edition, type Look, valueKey } from "../cards/artwork";
import type { Card, Feature } from "../cards/card";
import { DOTS, EDGES, kindOf, letterOf } from "../cards/kinds";
import type { Finding } from "../play/explain";
import type { Args } from "./speak";

/** A function that formats messages: `say`, or one for a fixed language in a test. */
export type Voice = (id: string, args?: Args) => string;

/** How cards are spoken of. */
export interface Manner extends Look {
  readonly voice: Voice;
}

/** “two red striped squiggles”, “two red striped squiggles, framed”, or “upper left red, lower right black” */
export function cardName(card: Card, manner: Manner): string {
  const kind = kindOf(card);
  const keys = kind.features.map((feature) => [feature, valueKey(card, feature, manner)] as const);
  if (kind === DOTS)
    return keys
      .filter(([, value]) => value !== "none")
      .map(([place, value]) => manner.voice("dot-name", { place, value }))
      .join(", ");
  const message = kind === EDGES ? "card-name-edge" : "card-name";
  return manner.voice(message, { ...Object.fromEntries(keys), number: Number(letterOf(card, "number")) });
}

/** “Shading”, or “Filling” in the European edition. */
export function featureName(feature: Feature, { voice, edition }: Manner): string {
  return voice("feature-name", { feature: featureKey(feature, edition) });
}

/** The key of the word for a feature: `shading` in one edition is `filling` in the other. */
export function featureKey(feature: Feature, edition: Edition): string {
  const names: Partial<Record<Feature, string>> = artwork.editions[edition].features;
  return names[feature] ?? feature;
}

/** “striped” */
export function valueName(card: Card, feature: Feature, manner: Manner): string {
  return manner.voice("value-name", { value: valueKey(card, feature, manner) });
}

/** “Two green, one purple”; of two cards “green ≠ purple”, of four “3× green, 1× purple” */
export function findingInWords(cards: readonly Card[], { feature, verdict, odd }: Finding, manner: Manner): string {
  if (verdict !== "neither") return manner.voice(`finding-${verdict}`);
  const keys = cards.map((card) => valueKey(card, feature, manner));
  if (cards.length === 2) return keys.map((value) => manner.voice("value-name", { value })).join(" ≠ ");
  if (cards.length !== 3) return counted(keys, manner);
  const pair = keys.find((_, n) => !odd.includes(n)) ?? "";
  return manner.voice("finding-neither", { pair, odd: keys[odd[0] ?? 0] ?? "" });
}

/** How many cards show each value, the most common first. */
function counted(keys: readonly string[], { voice }: Manner): string {
  const count = (key: string) => keys.filter((each) => each === key).length;
  return [...new Set(keys)]
    .sort((a, b) => count(b) - count(a))
    .map((key) => voice("finding-part", { count: count(key), value: voice("value-name", { value: key }) }))
    .join(", ");
}
