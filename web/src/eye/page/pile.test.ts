import { expect, test } from "vitest";
import type { Card } from "../../cards/card";
import { FULL } from "../../play/deck";
import { thirdCard } from "../../play/sets";
import {
  cardsIn,
  check,
  deckOf,
  EMPTY,
  knownIn,
  lacking,
  mostWithout,
  news,
  type Pile,
  sumOf,
  surplus,
  withoutLast,
  withPicture,
} from "./pile";

const pile = (name: string, ...cards: Card[]): Pile => withPicture({ ...EMPTY, name }, cards);

/** The deck as 27 SETs. */
const SETS = FULL.filter((card) => card.startsWith("1")).map((card) =>
  ["1", "2", "3"].map((number) => number + card.slice(1)),
);

test("cards in two pictures of a pile are counted once", () => {
  const first = withPicture(EMPTY, ["1rof", "2rof", "3rof"]);
  expect(news(first, ["3rof", "1gsh", "2gsh"])).toBe(2);
  const both = withPicture(first, ["3rof", "1gsh", "2gsh"]);
  expect(cardsIn(both)).toEqual(["1rof", "2rof", "3rof", "1gsh", "2gsh"]);
  expect(cardsIn(withoutLast(both))).toEqual(["1rof", "2rof", "3rof"]);
  expect(withPicture(both, [])).toBe(both);
});

test("what the camera has seen is known as it was read, too; until the picture is taken back", () => {
  const corrected = withPicture(EMPTY, ["1rof", "2rof", "3rof"], ["1rof", "2rof", "3roh"]);
  expect([...knownIn([corrected, withPicture(EMPTY, ["1gsh"])])]).toEqual(["1rof", "2rof", "3rof", "3roh", "1gsh"]);
  expect(knownIn([withoutLast(corrected)]).size).toBe(0);
});

test("a pile of 27 cards is nine SETs (C-2)", () => {
  expect(check(SETS.slice(4, 13).flat())).toBe("sets");
  expect(check([])).toBe("none");
});

test("one card too few: the others say which it is", () => {
  const cards = SETS.slice(0, 9).flat();
  const [lost = "", ...rest] = cards;
  expect(check(rest)).toBe("one missing");
  expect(lacking(rest)).toBe(lost);
  expect(lacking(cards)).toBeNull();
  expect(lacking(["1rof", "2rof"])).toBe(thirdCard("1rof", "2rof"));
});

test("one card too many is named if it is among them", () => {
  expect(surplus([...SETS.slice(0, 9).flat(), "1gde"])).toBe("1gde");
  expect(check(["1rof"])).toBe("one too many");
  expect(surplus(["1rof"])).toBeNull();
  expect(surplus(["1rof", "2rof", "3rof"])).toBeNull();
});

test("a card read wrongly does not add up", () => {
  const [, ...rest] = SETS.slice(0, 9).flat();
  expect(check(["3gde", ...rest])).toBe("does not add up");
});

test("where the missing card lies in the pile already, more than one is wrong", () => {
  const cards = ["1rof", "2rof", "3rof", "1gof", "2gof"].concat(["3gof", "1pof", "2pof"]);
  expect(lacking(cards)).toBe("3pof");
  const wrong = ["1rof", "1gof", "2rof", "3rof", "1pof"]; // adds up with 1rof, which is there
  expect(check(wrong)).toBe("one missing");
  expect(lacking(wrong)).toBeNull();
});

test("all piles together are the deck: 81 cards, what nobody has is named", () => {
  const [ada, ben] = [pile("Ada", ...SETS.slice(0, 14).flat()), pile("Ben", ...SETS.slice(14).flat())];
  expect(sumOf([ada, ben])).toEqual({ cards: 81, of: 81, missing: [], shared: [] });
  const less = pile("Ben", ...SETS.slice(14).flat().slice(1));
  expect(sumOf([ada, less]).missing).toEqual([SETS[14]?.[0]]);
});

test("a card that two piles have is named with both", () => {
  const sum = sumOf([pile("Ada", "1rof", "2rof"), pile("Ben", "2rof", "3gsh")]);
  expect(sum.shared).toEqual([{ card: "2rof", names: ["Ada", "Ben"] }]);
  expect(sum.cards).toBe(3);
});

test("the small deck is recognised by its cards: 27, all of them solid", () => {
  const solid = FULL.filter((card) => card.endsWith("f"));
  expect(deckOf(solid.slice(0, 9))).toEqual(solid);
  expect(sumOf([pile("Ada", ...solid)])).toMatchObject({ cards: 27, of: 27, missing: [] });
  expect(deckOf(solid.slice(0, 8))).toHaveLength(81); // too few to know
  expect(deckOf([...solid, "1roe"])).toHaveLength(81);
});

test("where the deck is known, solid cards are not taken for a deck of their own", () => {
  const solid = pile("Ada", ...FULL.filter((card) => card.endsWith("f")));
  expect(sumOf([solid], FULL)).toMatchObject({ cards: 27, of: 81 });
});

test("20 cards of the whole deck can lie without a SET, and nine of the small one", () => {
  expect(mostWithout(deckOf(FULL))).toBe(20);
  expect(mostWithout(deckOf(FULL.filter((card) => card.endsWith("f"))))).toBe(9);
});
