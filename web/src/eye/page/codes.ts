/** A layout in a link: `/eye/layout#1rof2rsh3rde`, the codes of its cards. What follows # is not sent to a server. Pure. */
import type { Card } from "../../cards/card";
import { BOX, isCard, kindOf } from "../../cards/kinds";

const LETTERS = BOX.letters.length;
const LEAST = 3; // the page says both numbers (eye-save-size)
const MOST = 24; // more cannot be told apart on a phone

/** Can these cards be a puzzle? */
export const isPuzzle = (cards: readonly Card[]): boolean =>
  cards.length >= LEAST &&
  cards.length <= MOST &&
  new Set(cards).size === cards.length &&
  cards.every((card) => isCard(card) && kindOf(card) === BOX);

export const linkOf = (cards: readonly Card[]): string => `/eye/layout#${cards.join("")}`;

/** The cards of a link; null if it has been cut off or changed on the way. */
export function cardsOfLink(hash: string): Card[] | null {
  const text = hash.slice(1).toLowerCase();
  const codes = Array.from({ length: Math.ceil(text.length / LETTERS) }, (_, n) =>
    text.slice(n * LETTERS, (n + 1) * LETTERS),
  );
  return isPuzzle(codes) ? codes : null;
}
