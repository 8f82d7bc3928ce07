/** Cards that players have taken, counted picture by picture, pile by pile. Pure. */
import type { Card } from "../../cards/card";
import { cancel, lastCard } from "../../cards/sums";
import { FULL } from "../../play/deck";

export interface Pile {
  readonly name: string;
  readonly pictures: readonly (readonly Card[])[];
  readonly read: readonly (readonly Card[])[]; // the same pictures as they were read, before anybody put them right
}

export const EMPTY: Pile = { name: "", pictures: [], read: [] };

/** A card that is in two pictures of a pile is the same card: each exists once. */
export const cardsIn = ({ pictures }: Pile): Card[] => [...new Set(pictures.flat())];

export const withPicture = (pile: Pile, cards: readonly Card[], read = cards): Pile =>
  cards.length > 0 ? { ...pile, pictures: [...pile.pictures, cards], read: [...pile.read, read] } : pile;

export const withoutLast = (pile: Pile): Pile => ({
  ...pile,
  pictures: pile.pictures.slice(0, -1),
  read: pile.read.slice(0, -1),
});

/** What the camera has seen in any pile: where it misread a card, it will do so again. */
export const knownIn = (piles: readonly Pile[]): ReadonlySet<Card> =>
  new Set(piles.flatMap(({ pictures, read }) => [...pictures, ...read]).flat());

/** How many of these cards the pile has not had before. */
export function news(pile: Pile, cards: readonly Card[]): number {
  const had = cardsIn(pile);
  return new Set(cards.filter((card) => !had.includes(card))).size;
}

/**
 * Does a pile hold whole SETs? Each SET adds up to nothing, so all of them together do. If a single card is missing or
 * wrongly read they do not, and if one is missing, the others say which.
 */
export type Check = "none" | "sets" | "one missing" | "one too many" | "does not add up";

export function check(cards: readonly Card[]): Check {
  if (cards.length === 0) return "none";
  if (cards.length % 3 === 2) return "one missing";
  if (cards.length % 3 === 1) return "one too many";
  return cancel(cards) ? "sets" : "does not add up";
}

/** The card that a pile lacks, unless that cannot be: then more is wrong than one card. */
export function lacking(cards: readonly Card[]): Card | null {
  const [first, ...rest] = cards;
  if (!first || check(cards) !== "one missing") return null;
  const card = lastCard([first, ...rest]);
  return cards.includes(card) ? null : card;
}

/** The card that a pile has too many, unless it is not among them. */
export function surplus(cards: readonly Card[]): Card | null {
  if (check(cards) !== "one too many") return null;
  return cards.length > 1 ? (cards.find((card) => cancel(cards.filter((other) => other !== card))) ?? null) : null;
}

const SMALL = FULL.filter((card) => card.endsWith("f"));
const TELLING = 9; // so many solid cards and no other: it is the small deck

/** The deck that the cards come from: the whole one, or the solid cards only. */
export const deckOf = (cards: readonly Card[]): readonly Card[] =>
  cards.length >= TELLING && cards.every((card) => SMALL.includes(card)) ? SMALL : FULL;

/** So many cards of a deck can lie there without a SET, and no more. */
export const mostWithout = (deck: readonly Card[]): number => (deck === SMALL ? 9 : 20);

export interface Sum {
  readonly cards: number;
  readonly of: number;
  readonly missing: readonly Card[];
  readonly shared: readonly { readonly card: Card; readonly names: readonly string[] }[]; // in more than one pile
}

/** All piles together; which deck it is, the cards say if nobody does. */
export function sumOf(piles: readonly Pile[], known?: readonly Card[]): Sum {
  const held = new Map<Card, string[]>();
  for (const pile of piles) for (const card of cardsIn(pile)) held.set(card, [...(held.get(card) ?? []), pile.name]);
  const deck = known ?? deckOf([...held.keys()]);
  const shared = [...held].flatMap(([card, names]) => (names.length > 1 ? [{ card, names }] : []));
  return { cards: held.size, of: deck.length, missing: deck.filter((card) => !held.has(card)), shared };
}
