/** The reader's own deals: dealt here and now, and counted. */
import type { Card, Trio } from "../cards/card";
import { type Dice, FULL } from "../play/deck";
import { allSets, findSet } from "../play/sets";

export interface Try {
  readonly size: number;
  readonly cards: readonly Card[]; // none before the first deal
  readonly sets: readonly Trio[];
  readonly said: boolean | null; // is there one? null: no answer yet
  readonly dealt: number; // deals of this size so far …
  readonly without: number; // … and those without a SET
}

export const LEAST = 3;
export const MOST = 21;
export const MANY = 1000;

/** No deal yet; figures of another size do not count. */
export const ofSize = (size: number): Try => ({ size, cards: [], sets: [], said: null, dealt: 0, without: 0 });

/** One deal more. */
export function deal(before: Try, dice: Dice): Try {
  const cards = hand(before.size, dice);
  const sets = allSets(cards);
  return { ...before, cards, sets, said: null, dealt: before.dealt + 1, without: before.without + none(sets) };
}

/** Many deals more, of which only the count is shown. */
export function dealMany(before: Try, dice: Dice): Try {
  let without = 0;
  for (let n = 0; n < MANY; n++) without += findSet(hand(before.size, dice)) ? 0 : 1;
  return { ...ofSize(before.size), dealt: before.dealt + MANY, without: before.without + without };
}

export const say = (before: Try, there: boolean): Try => ({ ...before, said: there });

const none = (sets: readonly Trio[]): number => (sets.length === 0 ? 1 : 0);

/** So many cards of a fresh deck; the rest of it need not be shuffled. */
function hand(size: number, dice: Dice): Card[] {
  const left = [...FULL];
  return [...Array(size)].flatMap(() => left.splice(dice(left.length), 1));
}
