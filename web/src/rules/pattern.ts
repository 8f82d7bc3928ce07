/** The pattern slot: what counts as a find. It is data; the same questions as engine/slots/pattern.py. */
import type { Card } from "../cards/card";
import { cancel, lastCard } from "../cards/sums";
import type { Pattern, Rules, Table } from "../protocol/types";
import { valuesOf } from "./deck";

export const leastPick = ({ pattern }: Rules): number => pattern.cards;
export const mostPick = ({ pattern }: Rules): number => pattern.most ?? pattern.cards;

/** The cards that may be pointed at beside the layout: for a chain, those of the find before. */
export const linkCards = ({ rules, finds }: Pick<Table, "rules" | "finds">): readonly Card[] =>
  rules.pattern.linked > 0 ? (finds.at(-1) ?? []) : [];

/** Is a SET looked for, and nothing more? */
export const seeksSets = ({ pattern: { test, cards, most, linked } }: Rules): boolean =>
  test === "cancel" && cards === 3 && most === null && linked === 0;

export const isChain = ({ pattern }: Rules): boolean => pattern.linked > 0;

/** Are these all the cards that somebody means to show? Where their number is free, as soon as they cancel. */
export function isWholePick(rules: Rules, cards: readonly Card[]): boolean {
  const { length } = cards;
  return length === mostPick(rules) || (length >= leastPick(rules) && passes(rules.pattern, cards));
}

/** Is this what the rules look for? */
export function isFind(table: Pick<Table, "rules" | "finds">, cards: readonly Card[]): boolean {
  const { rules } = table;
  if (cards.length < leastPick(rules) || cards.length > mostPick(rules)) return false;
  const previous = linkCards(table);
  const linked = previous.length === 0 || linksOf(previous, cards) === rules.pattern.linked;
  return linked && passes(rules.pattern, cards);
}

/** How many of these cards belong to the find before. */
export const linksOf = (previous: readonly Card[], cards: readonly Card[]): number =>
  cards.filter((card) => previous.includes(card)).length;

const TESTS: Record<Pattern["test"], (cards: readonly Card[]) => boolean> = {
  cancel,
  pairs: (cards) => isFour(cards) && inPairs(cards) !== null,
};

/** Does the test of these rules hold, whatever the places of the cards? */
export const passes = ({ test }: Pattern, cards: readonly Card[]): boolean => TESTS[test](cards);

export type Four = readonly [Card, Card, Card, Card];
export const isFour = (cards: readonly Card[]): cards is Four => cards.length === 4;

/** The three ways to put four cards into pairs: the first two, and the last two. */
export const waysToPair = ([a, b, c, d]: Four): [Four, Four, Four] => [
  [a, b, c, d],
  [a, c, b, d],
  [a, d, b, c],
];

/** Four cards so ordered that the same card completes the first two and the last two, if there is a way. */
export const inPairs = (cards: Four): Four | null =>
  waysToPair(cards).find(([w, x, y, z]) => lastCard([w, x]) === lastCard([y, z])) ?? null;

/** How a find is spoken of: the messages `dock-point-…` and their like are named for it. */
export const SOUGHT = ["sets", "pairs", "six", "fours", "dots"] as const;
export type Sought = (typeof SOUGHT)[number];
export function sought({ pattern, deck }: Rules): Sought {
  if (pattern.test === "pairs") return "pairs";
  const values = valuesOf({ deck });
  if (values !== 3) return values === 2 ? "dots" : "fours";
  return pattern.cards === 3 ? "sets" : "six";
}
