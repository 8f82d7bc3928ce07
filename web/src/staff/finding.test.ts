import { expect, test } from "vitest";
import type { Game, State } from "../day/api";
import type { Changes } from "./api";
import { gameFor, gameOfNumber, savedAs, search } from "./finding";
import { movers, tableChanges } from "./moving";

const person = (number: number, name: string) => ({ number, name, here: true, division: "" });
const PEOPLE = [person(2, "Zoé Martin"), person(17, "Jürgen Weiß"), person(21, "Ann Lee")];
const game = (id: number, table: number, players: number[], state: State, slot = 1, round = slot): Game => ({
  ...{ id, stage: "preliminary", round, slot, table, players, state, sheet: null },
});
const NOTHING: Changes = { moved: [], shifted: [], seated: [], unseated: [], slips: [], void_slips: [], slots: 0 };
const seat = (table: number, slot = 2) => ({ table, slot });

test("people are found by the beginning of their number, or by a part of the name without its accents", () => {
  expect(search(PEOPLE, "2").map((each) => each.number)).toEqual([2, 21]);
  expect(search(PEOPLE, "zoe").map((each) => each.number)).toEqual([2]);
  expect(search(PEOPLE, " JUR").map((each) => each.number)).toEqual([17]);
  expect(search(PEOPLE, "")).toHaveLength(3);
});

test("a slip is found by its code, by its table, or by a player's number", () => {
  const games = [game(1, 3, [1, 2], "settled"), game(2, 3, [3, 4], "open", 2), game(3, 3, [1, 3], "announced", 3)];
  expect(gameFor(games, "3")?.id).toBe(2);
  expect(gameFor(games, "2225")?.id).toBe(undefined); // a letter is wrong
  expect(gameFor(games, "9")).toBe(undefined);
  expect(gameOfNumber(games, 1)?.id).toBe(1);
  expect(gameOfNumber(games, 4)?.id).toBe(2);
});

test("the desk is told when its report differs from another one", () => {
  expect(savedAs("conflict")).toBe("staff-slip-differs");
  expect(savedAs("reported")).toBe("staff-slip-saved");
});

test("a change is shown by the tables that somebody leaves or comes to", () => {
  const games = [game(1, 1, [1, 2, 3], "announced", 2), game(2, 2, [4, 5], "announced", 2)];
  const changes: Changes = {
    ...NOTHING,
    moved: [{ round: 2, number: 3, before: seat(1), after: seat(2) }],
    unseated: [{ round: 2, number: 2, before: seat(1), after: null }],
    seated: [{ round: 2, number: 9, before: null, after: seat(2) }],
  };
  expect(movers(changes)).toEqual([3]);
  expect(tableChanges(changes, games)).toEqual([
    { round: 2, table: 1, before: [1, 2, 3], after: [1] },
    { round: 2, table: 2, before: [4, 5], after: [3, 4, 5, 9] },
  ]);
});

test("who plays at the same table at another time does not move", () => {
  const games = [game(1, 1, [1, 2, 3], "announced", 2)];
  const shifted = [{ round: 2, number: 1, before: seat(1), after: seat(1, 3) }];
  expect(movers({ ...NOTHING, shifted })).toEqual([]);
  expect(tableChanges({ ...NOTHING, shifted }, games)).toEqual([]);
});

test("of two games at a table, the one that somebody leaves is shown, also if it is played later then", () => {
  const games = [game(1, 1, [1, 2, 3], "announced", 2, 2), game(2, 1, [4, 5, 6], "announced", 3, 2)];
  const unseated = [{ round: 2, number: 4, before: seat(1, 3), after: null }];
  expect(tableChanges({ ...NOTHING, unseated }, games)).toEqual([
    { round: 2, table: 1, before: [4, 5, 6], after: [5, 6] },
  ]);
  const shifted = [5, 6].map((number) => ({ round: 2, number, before: seat(1, 3), after: seat(1, 4) }));
  expect(tableChanges({ ...NOTHING, unseated, shifted }, games)).toEqual([
    { round: 2, table: 1, before: [4, 5, 6], after: [5, 6] },
  ]);
});
