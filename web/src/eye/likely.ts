/** From the reader's answer to probabilities: of the values, of the 81 cards, and of there being a card at all. */

import type { Card } from "../cards/card";
import { BOX, cardsOf } from "../cards/kinds";
import { type Three, three } from "./colours";
import type { Reading } from "./net/reader";

export const CARDS: readonly Card[] = cardsOf(BOX); // by number, colour, shape and shading, in the reader's order

/** The logarithms of the probabilities of the three values of each feature. */
export const valueLogs = ({ features }: Reading, temperature: number): Three[] =>
  features.map((values) => {
    const most = Math.max(...values);
    const sum = Math.log(values.reduce((total, value) => total + Math.exp((value - most) / temperature), 0));
    return three((n) => ((values[n] ?? 0) - most) / temperature - sum);
  });

/** For each of the 81 cards, the sum of what is said of its values. */
export const cardLogs = (values: readonly Three[]): number[] =>
  values.reduce((found, feature) => found.flatMap((log) => feature.map((value) => log + value)), [0]);

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
