import { expect, test } from "vitest";
import { deckFor } from "./deal";
import { FULL } from "./deck";

const TWELVE = FULL.slice(0, 12).join("+");

test("without a wish the full deck is shuffled", () => {
  const { deck, problem } = deckFor("");
  expect(deck.toSorted()).toEqual(FULL.toSorted());
  expect(problem).toBeNull();
});

test("the deck in the address is dealt as it stands", () => {
  expect(deckFor(`?deal=${TWELVE}+3gde`)).toEqual({ deck: [...FULL.slice(0, 12), "3gde"], problem: null });
});

test.each([
  ["a code that is no card", `${TWELVE}+2rsx`, "deal-not-a-card", "2rsx"],
  ["a card of another deck", `${TWELVE}+2rshf`, "deal-not-a-card", "2rshf"],
  ["a card that is there twice", `${TWELVE}+1roh`, "deal-card-twice", "1roh"],
  ["too few cards", "1rof+2rof", "deal-too-few", ""],
])("%s is named, and the cards are shuffled", (_, deal, message, code) => {
  const { deck, problem } = deckFor(`?deal=${deal}`);
  expect([problem?.message, problem?.args.code]).toEqual([message, code]);
  expect(deck).toHaveLength(81);
});
