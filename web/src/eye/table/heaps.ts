/** The cards of everyone at a competition's table after a game, and those that are left: 81 in all. Pure. */
import type { Card } from "../../cards/card";
import { FULL } from "../../play/deck";
import { cardsIn, check, EMPTY, type Pile, type Sum, sumOf, withoutLast, withPicture } from "../page/pile";

/** What a player has taken; without a number, what is left over. */
export interface Heap {
  readonly number: number | null;
  readonly pile: Pile;
}

export const heapsFor = (names: ReadonlyMap<number, string>, left: string): Heap[] => [
  ...[...names].map(([number, name]) => ({ number, pile: { ...EMPTY, name } })),
  { number: null, pile: { ...EMPTY, name: left } },
];

const changed = (heaps: readonly Heap[], at: number, change: (pile: Pile) => Pile): Heap[] =>
  heaps.map((heap, n) => (n === at ? { ...heap, pile: change(heap.pile) } : heap));

export const withCards = (heaps: readonly Heap[], at: number, cards: readonly Card[], read = cards): Heap[] =>
  changed(heaps, at, (pile) => withPicture(pile, cards, read));

export const withoutPicture = (heaps: readonly Heap[], at: number): Heap[] => changed(heaps, at, withoutLast);

export const cardsOfHeap = ({ pile }: Heap): Card[] => cardsIn(pile);

/** Are these whole SETs, or cards that nobody has taken, which need not be? */
export const fits = (heap: Heap): boolean =>
  heap.number === null ? cardsOfHeap(heap).length > 0 : check(cardsOfHeap(heap)) === "sets";

export type Count =
  | { readonly type: "sets"; readonly number: number; readonly value: number }
  | { readonly type: "left"; readonly value: number };

/** Is every card in one of the piles? Then a pile without any has none. */
export function isWhole(heaps: readonly Heap[]): boolean {
  const { missing, shared } = summed(heaps);
  return missing.length === 0 && shared.length === 0;
}

/** The first pile that is still to be looked at; −1 if there is none. */
export const nextOf = (heaps: readonly Heap[]): number =>
  isWhole(heaps) ? -1 : heaps.findIndex(({ pile }) => pile.pictures.length === 0);

/** What can be filled in: nothing of a pile that is not whole, or of which a card was counted elsewhere too. */
export function countsOf(heaps: readonly Heap[]): Count[] {
  const twice = new Set(summed(heaps).shared.map(({ card }) => card));
  const empty = isWhole(heaps) ? heaps.filter((heap) => cardsOfHeap(heap).length === 0) : [];
  const good = heaps.filter(
    (heap) => empty.includes(heap) || (fits(heap) && !cardsOfHeap(heap).some((card) => twice.has(card))),
  );
  return good.map((heap) => {
    const cards = cardsOfHeap(heap).length;
    return heap.number === null
      ? { type: "left", value: cards }
      : { type: "sets", number: heap.number, value: cards / 3 };
  });
}

export const summed = (heaps: readonly Heap[]): Sum =>
  sumOf(
    heaps.map(({ pile }) => pile),
    FULL,
  );
