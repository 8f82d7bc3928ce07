import { expect, test } from "vitest";
import { dice } from "../../test/weights";
import { assigned } from "./assign";

/** Every way to give each row a column of its own. */
function ways(rows: number, columns: number): number[][] {
  if (rows === 0) return [[]];
  return ways(rows - 1, columns).flatMap((way) =>
    Array.from({ length: columns }, (_, n) => n)
      .filter((n) => !way.includes(n))
      .map((n) => [...way, n]),
  );
}

test("no other way is worth more", () => {
  const roll = dice(11);
  for (let round = 0; round < 40; round++) {
    const worth = Array.from({ length: 1 + (round % 4) }, () =>
      Array.from({ length: 4 + (round % 2) }, () => -9 * roll()),
    );
    const sum = (way: number[]) => way.reduce((total, column, row) => total + (worth[row]?.[column] ?? 0), 0);
    const best = Math.max(...ways(worth.length, worth[0]?.length ?? 0).map(sum));
    const found = assigned(worth);
    expect(new Set(found).size).toBe(worth.length);
    expect(sum(found)).toBeCloseTo(best, 9);
  }
});

test("the whole deck is given out, each card once", () => {
  const worth = Array.from({ length: 81 }, (_, row) =>
    Array.from({ length: 81 }, (_, n) => -Math.abs(((row * 7) % 81) - n)),
  );
  expect(assigned(worth)).toEqual(worth.map((_, row) => (row * 7) % 81));
});

test("where there is nothing, nothing is given", () => expect(assigned([])).toEqual([]));
