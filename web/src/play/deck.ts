import type { Card } from "../cards/card";
import { BOX, cardsOf } from "../cards/kinds";

/** All 81 cards, in the order of the code. */
export const FULL: readonly Card[] = cardsOf(BOX);

/** A number from 0 up to but not including a limit, each as likely as the other. */
export type Dice = (limit: number) => number;

/** The cards in a new order, every order as likely as the other. */
export function shuffled(cards: readonly Card[], dice: Dice): Card[] {
  const left = [...cards];
  return cards.flatMap(() => left.splice(dice(left.length), 1));
}

/** The browser's own dice, fit for secrets. Throws again where the numbers do not divide evenly. */
export const cryptoDice: Dice = (limit) => {
  const numbers = 2 ** 32;
  const fair = numbers - (numbers % limit);
  for (;;) {
    const [thrown = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (thrown < fair) return thrown % limit;
  }
};
