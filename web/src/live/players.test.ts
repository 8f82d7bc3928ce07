import { expect, test } from "vitest";
import { columnsFor } from "./Players";

test("players on a phone stand in rows of about the same length, four at most", () => {
  expect([1, 4, 5, 6, 7, 8, 9, 12].map(columnsFor)).toEqual([1, 4, 3, 3, 4, 4, 3, 4]);
});
