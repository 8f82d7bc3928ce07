import { expect, test } from "vitest";
import { FULL } from "./deck";
import { explain } from "./explain";
import { isSet } from "./sets";

test("a wrong trio is explained feature by feature, with the card that stands alone", () => {
  expect(explain(["1gsf", "2gsh", "3psh"])).toEqual([
    { feature: "number", verdict: "different", odd: [] },
    { feature: "colour", verdict: "neither", odd: [2] },
    { feature: "shape", verdict: "same", odd: [] },
    { feature: "shading", verdict: "neither", odd: [0] },
  ]);
});

test("three cards are a SET exactly when no feature says neither", () => {
  for (const b of FULL) {
    for (const c of FULL.filter((card) => card !== b)) {
      const fits = explain(["2psh", b, c]).every(({ verdict }) => verdict !== "neither");
      expect(fits && b !== "2psh").toBe(isSet("2psh", b, c));
    }
  }
});
