/** Sights for tests: cards that lie in rows, as the eye would tell of them. */
import type { Card } from "../src/cards/card";
import type { SeenCard, Sight } from "../src/eye/look";

export const COLUMNS = 3;

/** The n-th place, a little askew as on a real table. */
export function seen(card: Card, n: number, more: Partial<SeenCard> = {}): SeenCard {
  const [x, y] = [100 * (n % COLUMNS), 80 * Math.floor(n / COLUMNS) + 7 * (n % COLUMNS)];
  const corners = [
    [x, y],
    [x + 80, y + 4],
    [x + 78, y + 60],
    [x - 2, y + 56],
  ] as const;
  return { card, confidence: 0.99, sure: true, others: [], corners, ...more };
}

export const sightOf = (...cards: Card[]): Sight => ({
  width: 400,
  height: 600,
  cards: cards.map((c, n) => seen(c, n)),
});
