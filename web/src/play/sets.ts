import type { Card, Trio } from "../cards/card";
import { cancel, lastCard } from "../cards/sums";

/** The one card that makes a SET with two others (C-4). */
export const thirdCard = (a: Card, b: Card): Card => lastCard([a, b]);

/** Is each feature the same on all three cards, or different on all three (C-2)? */
export const isSet = (a: Card, b: Card, c: Card): boolean => a !== b && cancel([a, b, c]);
/** The first SET among some cards that holds all the given ones, or null. */
export function findSet(cards: readonly Card[], holding: readonly Card[] = []): Card[] | null {
  for (const a of cards) {
    for (const b of cards) {
      const c = a === b ? a : thirdCard(a, b);
      if (a !== b && cards.includes(c) && holding.every((card) => [a, b, c].includes(card))) return [a, b, c];
    }
  }
  return null;
}

/** Every SET among some cards, each once. */
export function allSets(cards: readonly Card[]): Trio[] {
  return cards.flatMap((a, i) =>
    cards.slice(i + 1).flatMap((b, n): Trio[] => {
      const c = thirdCard(a, b);
      return cards.indexOf(c) > i + 1 + n ? [[a, b, c]] : [];
    }),
  );
}
