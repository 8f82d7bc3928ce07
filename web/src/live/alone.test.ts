import { expect, test } from "vitest";
import { seat, table } from "../../test/tables";
import { faredAlone, setsOwed } from "./alone";

const price = { no_set: { type: "AtAPrice", sets: 1, last: 12 } } as const;
const over = (why: string, owed: number) =>
  table(price, { phase: { type: "Over", why }, seats: [seat("ada", { owed })] });

test("played to its end, a game alone is won when nothing is owed, and else lost (R-7)", () => {
  expect(faredAlone(over("no-set-left", 0))).toBe("won");
  expect(faredAlone(over("all-agree", 0))).toBe("won");
  expect(faredAlone(over("no-set-left", 2))).toBe("lost");
  expect(setsOwed(over("no-set-left", 2))).toBe(2);
});

test("ended before, it is given up, whether something is owed or not (R-7)", () => {
  expect(faredAlone(over("stopped", 0))).toBe("given-up");
  expect(faredAlone(over("stopped", 1))).toBe("given-up");
});

test("nothing is said of it while it is played, or where nothing is ever owed", () => {
  expect(faredAlone(table(price))).toBeNull();
  expect(faredAlone(table({}, { phase: { type: "Over", why: "stopped" } }))).toBeNull();
});
