import { expect, test } from "vitest";
import type { Day, Game, State } from "./api";
import { addsUp, hall, pages, seatOf, toConfirm } from "./seats";

const game = (id: number, round: number, table: number, players: number[], state: State, slot = round): Game => ({
  ...{ id, stage: "preliminary", round, slot, table, players, state, sheet: null },
});
const day = (...games: Game[]): Day => ({
  ...{
    competition: "c",
    seq: 1,
    role: "spectator",
    number: null,
    setup: { name: "", rounds: 2, format: "traditional", minutes: 20 },
    tables: [1, 2],
  },
  ...{ started: 1, entrants: [], games, standings: [], frozen: false, champion: null, announcement: "" },
});
const sheet = (...sets: number[]) => ({ lines: sets.map((each, at) => ({ number: at + 1, sets: each, against: 0 })) });

test("a player is sent to the game that has begun, then to the next", () => {
  const now = day(game(1, 2, 2, [1, 4], "announced"), game(2, 1, 1, [1, 2], "open"), game(3, 1, 2, [3, 4], "settled"));
  expect(seatOf(now, 1)).toMatchObject({ now: { table: 1 }, next: { table: 2 } });
  expect(seatOf(now, 4)).toMatchObject({ now: null, next: { table: 2 } });
  expect(seatOf(now, 3)).toEqual({ now: null, next: null });
});

test("with rotations, whoever plays later at the same table waits", () => {
  const now = day(game(1, 1, 1, [1, 2], "open", 1), game(2, 1, 1, [3, 4], "open", 2));
  expect(seatOf(now, 1)).toMatchObject({ now: { id: 1 }, next: null });
  expect(seatOf(now, 3)).toMatchObject({ now: null, next: { id: 2 } });
});

test("a table shows its game and the one after it", () => {
  const now = day(game(1, 1, 1, [1, 2], "open", 1), game(2, 1, 1, [3, 4], "open", 2));
  expect(hall(now)).toMatchObject([
    { table: 1, now: { id: 1 }, next: { id: 2 } },
    { table: 2, now: null, next: null },
  ]);
});

test("a result that somebody reported waits for a second person", () => {
  expect(toConfirm(day(game(1, 1, 1, [1, 2], "reported")), 1)?.id).toBe(1);
  expect(toConfirm(day(game(1, 1, 1, [1, 2], "conflict")), 1)).toBeUndefined();
});

test("SETs and cards left make 81; 26 SETs are impossible", () => {
  expect(addsUp(sheet(9, 8, 7))).toBe(true);
  expect(addsUp({ ...sheet(9, 8, 7), left: 9 })).toBe(true);
  expect(addsUp({ ...sheet(9, 8, 7), left: 6 })).toBe(false);
  expect(addsUp(sheet(9, 9, 8))).toBe(false);
  expect(addsUp(sheet(9, 9, 9))).toBe(true);
  expect(addsUp(sheet(9, 8, 3))).toBe(false);
});

test("a long list turns pages, and a short one has one", () => {
  expect(pages([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(pages([], 2)).toEqual([[]]);
});
