import { expect, test } from "vitest";
import { cardsOf, isCard, KINDS, kindOf, letterOf } from "./kinds";

test("each kind has as many cards as its deck, and a card knows its kind and letters", () => {
  expect(KINDS.map((kind) => cardsOf(kind).length)).toEqual([81, 243, 256, 63]);
  for (const kind of KINDS)
    for (const card of cardsOf(kind)) {
      expect(kindOf(card)).toBe(kind);
      expect(kind.features.map((feature) => letterOf(card, feature)).join("")).toBe(card);
    }
});

test.each(["2rs", "2rshx", "2rsx", "4rsh", "1Rof", "4ISl", "------", "a-----", "r--b-ii", "", "...."])(
  "%s is no card",
  (code) => expect(isCard(code)).toBe(false),
);
