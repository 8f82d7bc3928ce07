/** Cards add up, feature by feature: modulo three, or bit by bit where there are two or four values (as cards/sums.py). */
import type { Card } from "./card";
import { kindOf, valueAt } from "./kinds";

/** The value that each feature wants so that it adds up to nothing. */
function wanted(cards: readonly [Card, ...Card[]]): number[] {
  const { features, values } = kindOf(cards[0]);
  return features.map((_, n) =>
    values === 3
      ? (3 - (cards.reduce((sum, card) => sum + valueAt(card, n), 0) % 3)) % 3
      : cards.reduce((sum, card) => sum ^ valueAt(card, n), 0),
  );
}

const isSome = (cards: readonly Card[]): cards is readonly [Card, ...Card[]] => cards.length > 0;

/** Does every feature add up to nothing? Three cards of the box that do are a SET (C-2). */
export const cancel = (cards: readonly Card[]): boolean => isSome(cards) && wanted(cards).every((value) => value === 0);

/** The one card that makes these cancel. */
export function lastCard(cards: readonly [Card, ...Card[]]): Card {
  const { letters } = kindOf(cards[0]);
  return wanted(cards)
    .map((value, n) => letters[n]?.charAt(value))
    .join("");
}
