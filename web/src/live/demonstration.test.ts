import { expect, test } from "vitest";
import type { Card } from "../cards/card";
import { explain } from "../play/explain";
import { thirdCard } from "../play/sets";
import { A_SET, looks, NO_SET, pressed, type Shown, TWELVE } from "./demonstration";

const START: Shown = { step: "point", pointed: [] };

test("twelve different cards are shown, with one SET among them and a trio that misses it by one feature", () => {
  expect(new Set(TWELVE).size).toBe(12);
  const sets = TWELVE.flatMap((a, n) =>
    TWELVE.slice(n + 1).filter((b) => TWELVE.indexOf(thirdCard(a, b)) > TWELVE.indexOf(b)),
  );
  expect(sets).toHaveLength(1);
  expect(explain(A_SET).every(({ verdict }) => verdict !== "neither")).toBe(true);
  expect(explain(NO_SET).filter(({ verdict }) => verdict === "neither")).toHaveLength(1);
  expect([...A_SET, ...NO_SET].every((card) => TWELVE.includes(card))).toBe(true);
});

test("the three ringed cards show the SET, in any order; others and repeats do nothing", () => {
  const [a, b, c] = A_SET;
  const odd = NO_SET[0];
  const after = (...cards: Card[]) => cards.reduce(pressed, START);
  expect(after(odd)).toEqual(START);
  expect(after(c, c, a)).toEqual({ step: "point", pointed: [c, a] });
  expect(after(c, a, b).step).toBe("right");
  expect(looks(START, a)).toBe("hinted");
  expect(looks(after(a), a)).toBe("pointed");
  expect(looks({ step: "wrong", pointed: [] }, odd)).toBe("wrong");
});
