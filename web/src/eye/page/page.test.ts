import { expect, test } from "vitest";
import { sightOf } from "../../../test/sights";
import type { Card } from "../../cards/card";
import { isSet } from "../../play/sets";
import { type Act, ALL, cardsSeen, counted, FIRST, meant, type Page, reduce, ringed, setsOf, wantedOf } from "./page";
import { cardsIn, EMPTY } from "./pile";
import { corrected } from "./still";

const after = (...acts: readonly Act[]): Page => acts.reduce(reduce, FIRST);
const saw = (...cards: Card[]): Act => ({ type: "saw", sight: sightOf(...cards) });
const hint: Act = { type: "hint" };
const pile: Act = { type: "use", use: "pile" };
const there: Act = { type: "use", use: "there" };
// Two SETs, 1rof 2rof 3rof and 1gsh 2gsh 3gsh, and a card of none.
const SEVEN = saw("1rof", "2rof", "3rof", "1gsh", "2gsh", "3gsh", "1roh");

test("yes or no comes first, and shows no card", () => {
  const page = after(SEVEN);
  expect(setsOf(page)).toHaveLength(2);
  expect(ringed(page)).toEqual([]);
});

test("help comes in steps: one card, two, all three, and then every SET, one at a time", () => {
  expect(ringed(after(SEVEN, hint))).toHaveLength(1);
  expect(ringed(after(SEVEN, hint, hint))).toHaveLength(2);
  const [a = "", b = "", c = ""] = ringed(after(SEVEN, hint, hint, hint));
  expect(isSet(a, b, c)).toBe(true);
  const all = after(SEVEN, hint, hint, hint, hint);
  expect(all.step).toBe(ALL);
  expect(ringed(all)).toEqual(["1rof", "2rof", "3rof"]);
  expect(ringed(reduce(all, { type: "turn", by: 1 }))).toEqual(["1gsh", "2gsh", "3gsh"]);
  expect(ringed(reduce(all, { type: "turn", by: -1 }))).toEqual(["1gsh", "2gsh", "3gsh"]); // from the first to the last
  expect(reduce(all, hint).step).toBe(ALL); // there is no more
  expect(after(SEVEN, { type: "all" }).step).toBe(ALL);
});

test("a card put right changes the answer, and help begins anew", () => {
  const before = after(saw("1rof", "2rof", "3roh"), hint);
  expect(setsOf(before)).toEqual([]);
  if (!before.still) throw new Error("nothing was seen");
  const now = reduce(before, { type: "changed", still: corrected(before.still, 2, "3rof") });
  expect(setsOf(now)).toHaveLength(1);
  expect(now.step).toBe(0);
});

test("turning where there is no SET does nothing", () => {
  expect(after(saw("1rof", "2rof", "3roh"), { type: "turn", by: 1 }).shown).toBe(0);
});

test("of up to three cards all are meant; of more, three are chosen, and a fourth begins anew", () => {
  const trio: Act = { type: "use", use: "trio" };
  const choose = (id: number): Act => ({ type: "choose", id });
  const told = (page: Page) => meant(page).map(({ card }) => card);
  expect(told(after(trio, saw("1rof", "2rof")))).toEqual(["1rof", "2rof"]);
  expect(told(after(trio, SEVEN))).toEqual([]);
  expect(told(after(trio, SEVEN, choose(0), choose(3), choose(6)))).toEqual(["1rof", "1gsh", "1roh"]);
  expect(told(after(trio, SEVEN, choose(0), choose(3), choose(6), choose(1)))).toEqual(["2rof"]);
  expect(told(after(trio, SEVEN, choose(0), choose(3), choose(0)))).toEqual(["1gsh"]);
  expect(ringed(after(trio, SEVEN, choose(4)))).toEqual(["2gsh"]);
});

test("another question about the same picture keeps the picture", () => {
  const page = after(SEVEN, hint, { type: "use", use: "trio" });
  expect(page.still?.spots).toHaveLength(7);
  expect(page.step).toBe(0);
  expect(reduce(page, { type: "again" }).still).toBeNull();
});

test("a chosen card that is removed is no longer chosen", () => {
  const page = after({ type: "use", use: "trio" }, SEVEN, { type: "choose", id: 2 });
  if (!page.still) throw new Error("nothing was seen");
  const still = { ...page.still, spots: page.still.spots.filter(({ id }) => id !== 2) };
  expect(reduce(page, { type: "changed", still }).chosen).toEqual([]);
});

test("piles: pictures add up, each player's apart, and the last picture can be taken back", () => {
  const ada = [pile, { type: "name", name: "Ada" }, saw("1rof", "2rof", "3rof"), { type: "more" }] as const;
  const first = after(...ada, saw("3rof", "1gsh"));
  expect(cardsIn(counted(first)[0] ?? EMPTY)).toEqual(["1rof", "2rof", "3rof", "1gsh"]);
  expect(reduce(first, { type: "again" }).piles[0]?.pictures).toHaveLength(1); // what is not kept is not counted
  const both = after(...ada, { type: "pile", at: 1 }, saw("2gsh"), { type: "pile", at: 0 });
  expect(both.piles.map(({ name, pictures }) => [name, pictures.flat().length])).toEqual([
    ["Ada", 3],
    ["", 1],
  ]);
  expect(both.at).toBe(0);
  expect(reduce(both, { type: "undo" }).piles[0]).toEqual({ ...EMPTY, name: "Ada" });
  expect(reduce(both, { type: "over" }).piles).toEqual(FIRST.piles);
});

test("a picture of a pile waits for the count while the table is looked at, and the other way round", () => {
  const table = after(pile, saw("1rof", "2rof"), there, { type: "again" }, SEVEN);
  const back = reduce(table, pile);
  expect(cardsSeen(back)).toEqual(["1rof", "2rof"]);
  const next = reduce(back, { type: "more" });
  expect(next.still).toBeNull();
  expect(cardsSeen(reduce(next, there))).toHaveLength(7);
  expect(reduce(reduce(next, there), pile).still).toBeNull(); // the table is not counted
});

test("the first picture of all can be counted too; put right, it is right for both", () => {
  const page = after(saw("1rof", "2rof", "3roh"), pile);
  if (!page.still) throw new Error("nothing is counted");
  const now = reduce(page, { type: "changed", still: corrected(page.still, 2, "3rof") });
  expect(cardsSeen(reduce(now, there))).toEqual(["1rof", "2rof", "3rof"]);
});

test("in a count the camera waits for a card that was not counted, whatever it misread before", () => {
  const page = after(pile, saw("1rof", "2rof", "3roh"));
  if (!page.still) throw new Error("nothing is counted");
  const right: Act = { type: "changed", still: corrected(page.still, 2, "3rof") };
  const next = reduce(reduce(page, right), { type: "pile", at: 1 });
  expect([...wantedOf(next).counted]).toEqual(["1rof", "2rof", "3rof", "3roh"]);
  expect(wantedOf(reduce(next, there)).counted.size).toBe(0);
});

test("in a pile no card is ringed", () => {
  expect(ringed(after({ type: "use", use: "pile" }, SEVEN, hint))).toEqual([]);
});
