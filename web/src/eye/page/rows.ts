/** Reading order: rows from top to bottom, and in each from left to right, however the table lies in the picture. */
import type { Corner, SeenCard } from "../look";

type Placed = Pick<SeenCard, "corners">;

const middle = ({ corners }: Placed): Corner => [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))];
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function height({ corners }: Placed): number {
  const all = corners.map(([, y]) => y);
  return Math.max(...all) - Math.min(...all);
}

/** A card belongs to the row that the one before began, as long as it lies less than half a card lower. */
export function inReadingOrder<Card extends Placed>(cards: readonly Card[]): Card[] {
  const rows: Card[][] = [];
  for (const card of cards.toSorted((a, b) => middle(a)[1] - middle(b)[1])) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && middle(card)[1] - middle(last)[1] < height(last) / 2) row.push(card);
    else rows.push([card]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => middle(a)[0] - middle(b)[0]));
}
