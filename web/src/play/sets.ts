import { type Card, FEATURES, LETTERS, type Trio } from "../cards/card";

/** The one card that makes a SET with two others (C-4): the places of the three letters add up to 0 modulo 3. */
export function thirdCard(a: Card, b: Card): Card {
  return FEATURES.map((feature, n) => {
    const letters: readonly string[] = LETTERS[feature];
    const sum = letters.indexOf(a.charAt(n)) + letters.indexOf(b.charAt(n));
    return letters[(2 * sum) % 3];
  }).join("") as Card;
}

/** Is each feature the same on all three cards, or different on all three (C-2)? */
export function isSet(a: Card, b: Card, c: Card): boolean {
  return a !== b && thirdCard(a, b) === c;
}

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
