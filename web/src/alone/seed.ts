/**
 * Decks from a seed, the same on every device and for good: people send each other seeds. Each card has the SHA-256 of
 * “seed/number of the deck/card”, and the cards are sorted by it.
 */
import type { Card } from "../cards/card";
import { sha256 } from "../live/sha256";
import { type Dice, FULL } from "../play/deck";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"; // none that is taken for another
const LENGTH = 6;
const LONGEST = 20;

/** The deck with this number: 0 is the first. */
export function deckOf(seed: string, number: number): Card[] {
  const keys = new Map(FULL.map((card) => [card, sha256(`${seed}/${number}/${card}`)]));
  const key = (card: Card) => keys.get(card) ?? "";
  return FULL.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

export const newSeed = (dice: Dice): string =>
  Array.from({ length: LENGTH }, () => LETTERS[dice(LETTERS.length)]).join("");

/** The seed in what an address says, however it was typed; null if that is none. */
export function seedIn(text: string | null): string | null {
  const seed = (text ?? "").trim().toUpperCase();
  return /^[A-Z0-9]+$/.test(seed) && seed.length <= LONGEST ? seed : null;
}
