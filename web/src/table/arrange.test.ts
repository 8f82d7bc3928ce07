import { expect, test } from "vitest";
import { arrange, neighbour } from "./arrange";

test("a tall screen has three columns", () => {
  expect(arrange(12, false)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [9, 10, 11],
  ]);
});

test("a wide screen has three rows filled by column, so three more cards are one more column", () => {
  expect(arrange(12, true)).toEqual([
    [0, 3, 6, 9],
    [1, 4, 7, 10],
    [2, 5, 8, 11],
  ]);
  expect(arrange(15, true).map((row) => row.at(-1))).toEqual([12, 13, 14]);
});

test("a column that is not full has gaps at its end only", () => {
  expect(arrange(13, true)).toEqual([
    [0, 3, 6, 9, 12],
    [1, 4, 7, 10],
    [2, 5, 8, 11],
  ]);
});

test("flipped, the last cards come first: the last row on top, the columns mirrored", () => {
  expect(arrange(13, false, true).map((row) => row[0])).toEqual([12, 9, 6, 3, 0]);
  const wide = arrange(13, true, true);
  expect(wide).toEqual(arrange(13, true));
  expect(neighbour(wide, 4, "ArrowRight", true)).toBe(1);
  expect(neighbour(wide, 4, "ArrowDown", true)).toBe(5);
});

test("arrow keys lead to what lies beside, and stop at the edge", () => {
  const wide = arrange(12, true);
  expect(neighbour(wide, 4, "ArrowRight")).toBe(7);
  expect(neighbour(wide, 4, "ArrowDown")).toBe(5);
  expect(neighbour(wide, 5, "ArrowDown")).toBe(5);
  expect(neighbour(wide, 0, "ArrowLeft")).toBe(0);
  expect(neighbour(wide, 0, "x")).toBeNull();
});
