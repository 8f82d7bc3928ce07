/** From the reader's answer to probabilities: of the 81 cards, and of there being a card at all. */

import type { Card } from "../cards/card";
import { BOX, cardsOf } from "../cards/kinds";
import type { Reading } from "./net/reader";

export const CARDS: readonly Card[] = cardsOf(BOX); // by number, colour, shape and shading, in the reader's order

/** The logarithms of the probabilities of three values. */
function logs(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const sum = Math.log(values.reduce((total, value) => total + Math.exp((value - most) / temperature), 0));
  return values.map((value) => (value - most) / temperature - sum);
}

/** For each of the 81 cards, the logarithm of its probability. */
export function cardLogs({ features }: Reading, temperature: number): number[] {
  return features
    .map((values) => logs(values, temperature))
    .reduce((found, values) => found.flatMap((log) => values.map((value) => log + value)), [0]);
}

/** That an upright card is there. */
export const cardProbability = ({ card }: Reading, temperature: number): number =>
  1 / (1 + Math.exp(-card / temperature));

/** The places of the likeliest cards, best first, without one of them. */
export const likeliest = (found: readonly number[], count: number, without: number): number[] =>
  found
    .map((log, n) => [log, n] as const)
    .filter(([, n]) => n !== without)
    .sort(([one], [other]) => other - one)
    .slice(0, count)
    .map(([, n]) => n);
