import { expect, test } from "vitest";
import type { Card } from "../cards/card";
import { cryptoDice, FULL, shuffled } from "./deck";
import { clear, isOver, lyingOut, open, point, pointedCards, type Round, refill, sayNoSet, showCard } from "./round";
import { findSet, isSet } from "./sets";

const cards = (line: string) => line.split(" ") as Card[];

// places 0, 4 and 8 are a SET; 0, 1 and 2 are none
const TWELVE = cards("1rof 1gof 2gsh 3psh 2rof 1pde 2pde 3goe 3rof 1gsh 2rse 3gdh");
const COMING = cards("1poh 2poh 3poh 1goh");
const NO_SET = cards("1rof 1roh 2rof 2roh 1gof 1goh 2gof 2goh 1rsf 1rsh 2rsf 2rsh");

const pointAt = (round: Round, ...places: number[]) => places.reduce(point, round);

test("twelve cards lie out, and the rest are to come", () => {
  const round = open(FULL);
  expect([round.layout.length, round.deck.length]).toEqual([12, 69]);
});

test("pointing twice at a card is no pointing", () => {
  expect(pointAt(open(TWELVE), 3, 3).pointed).toEqual([]);
});

test("a wrong trio stays pointed at, and takes nothing", () => {
  const before = open([...TWELVE, ...COMING]);
  const after = pointAt(before, 0, 1, 2);
  expect(pointedCards(after)).toEqual(["1rof", "1gof", "2gsh"]);
  expect([after.layout, after.deck, after.found]).toEqual([before.layout, before.deck, []]);
});

test("after a wrong trio the next card begins a new one", () => {
  expect(pointAt(open(TWELVE), 0, 1, 2, 1).pointed).toEqual([1]);
  expect(clear(pointAt(open(TWELVE), 0, 1, 2)).pointed).toEqual([]);
});

test("a SET is taken and replaced in its places from the top of the deck; no other card moves (A-6)", () => {
  const after = pointAt(open([...TWELVE, ...COMING]), 8, 0, 4);
  expect(after.found).toEqual([["3rof", "1rof", "2rof"]]);
  expect(after.layout).toEqual(cards("1poh 1gof 2gsh 3psh 2poh 1pde 2pde 3goe 3poh 1gsh 2rse 3gdh"));
  expect([after.deck, after.pointed, after.news]).toEqual([["1goh"], [], { kind: "taken", came: COMING.slice(0, 3) }]);
});

test("with no card to come, the places stay empty and cannot be pointed at", () => {
  const after = pointAt(open(TWELVE), 0, 4, 8);
  expect([after.layout[0], after.layout[4], after.layout[8]]).toEqual([null, null, null]);
  expect(after.layout).toHaveLength(12);
  expect(point(after, 4)).toBe(after);
});

test("“no SET” brings three more cards at the end when it is right (A-8)", () => {
  expect(findSet(NO_SET)).toBeNull();
  const after = sayNoSet(open([...NO_SET, "3gdh", "3gdf", "3rdh", "3pde"]));
  expect(after.layout).toEqual([...NO_SET, "3gdh", "3gdf", "3rdh"]);
  expect([after.deck, after.news?.kind]).toEqual([["3pde"], "three more"]);
});

test("“no SET” changes nothing when there is one", () => {
  const before = point(open([...TWELVE, ...COMING]), 3);
  const after = sayNoSet(before);
  expect([after.layout, after.pointed, after.news?.kind]).toEqual([before.layout, [], "there is one"]);
});

test("a table of fifteen shrinks back to twelve: only the last cards move into the gaps (A-8)", () => {
  const fifteen: (Card | null)[] = [...NO_SET, "3gdh", "3gdf", "3rdh"];
  const taken = fifteen.with(2, null).with(7, null).with(13, null);
  const { layout, deck } = refill(taken, COMING);
  expect(layout).toEqual([...NO_SET.with(2, "3rdh").with(7, "3gdh")]);
  expect(deck).toEqual(COMING);
});

test("a card of a SET is shown, then a second, but never the third", () => {
  const one = showCard(open(TWELVE));
  const two = showCard(one);
  expect([one.pointed.length, two.pointed.length]).toEqual([1, 2]);
  expect(findSet(lyingOut(two), pointedCards(two))).not.toBeNull();
  expect(showCard(two)).toMatchObject({ pointed: two.pointed, news: { kind: "why" } });
  expect(point(showCard(two), two.pointed[0] ?? 0).news).toBeNull();
  expect(two.found).toEqual([]);
});

test("a card that belongs to no SET is let go when one is shown", () => {
  const lonely = TWELVE.findIndex((card) => !findSet(TWELVE, [card]));
  expect(lonely).toBeGreaterThanOrEqual(0);
  const after = showCard(point(open(TWELVE), lonely));
  expect(after.pointed).toHaveLength(1);
  expect(after.pointed).not.toContain(lonely);
});

test("with no SET to show a card of, three more come", () => {
  expect(showCard(open([...NO_SET, "3gdh", "3gdf", "3rdh"])).news?.kind).toBe("three more");
});

test("whole decks are played to the end: no card is lost, places keep their cards, at most 21 lie out", () => {
  for (let game = 0; game < 30; game++) {
    let round = open(shuffled(FULL, cryptoDice));
    while (!isOver(round)) {
      const before = round;
      const set = findSet(lyingOut(round));
      round = set ? pointAt(round, ...set.map((card) => before.layout.indexOf(card))) : sayNoSet(round);
      expect([...round.deck, ...lyingOut(round), ...round.found.flat()].toSorted()).toEqual(FULL.toSorted());
      expect(round.layout.length).toBeLessThanOrEqual(21);
      const moved = before.layout.filter((card, place) => place < 12 && card !== round.layout[place]);
      expect(moved.every((card) => card === null || set?.includes(card))).toBe(true);
    }
    expect(round.deck).toEqual([]);
    expect(round.found.every(([a, b, c]) => isSet(a, b, c))).toBe(true);
  }
});
