import { expect, test } from "vitest";
import { table } from "../../test/tables";
import type { Rules } from "../protocol/types";
import { shownCount } from "./seen";

const counting = { hints: { type: "ShowCount" } } as Partial<Rules>;
const pairs = { pattern: { type: "Pattern", test: "pairs", cards: 4, most: null, linked: 0 } } as Partial<Rules>;
const layout = (codes: string) => ({ layout: codes.split(" ") }) as object;

test("where the hints say so, what is left to find is counted, whatever it is (M-2)", () => {
  expect(shownCount(table(counting, layout("1rof 2rof 3rof 1gsh")))).toBe(1);
  expect(shownCount(table({ ...counting, ...pairs }, layout("1rof 2rof 3gsf 3pdf 1poe")))).toBe(1);
});

test("elsewhere it is not shown", () => {
  expect(shownCount(table({}, layout("1rof 2rof 3rof")))).toBe(null);
});
