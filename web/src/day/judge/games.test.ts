import { expect, test } from "vitest";
import type { Day, Game, State } from "../api";
import { gamesHere, mayJudge, type Noted } from "./games";

const game = (id: number, round: number, state: State, players = [1, 2, 3]): Game => ({
  ...{ id, stage: "preliminary", round, slot: round, table: 4, players, state, sheet: null },
});
const day = (...games: Game[]): Day => ({
  ...{ competition: "c", seq: 1, role: "judge", number: null, tables: [4], started: 1, entrants: [], games },
  ...{
    setup: { name: "", rounds: 3, format: "traditional", minutes: 20 },
    standings: [],
    frozen: false,
    champion: null,
    announcement: "",
  },
});
const sent =
  (...ids: number[]) =>
  (id: number): Noted =>
    ids.includes(id) ? "sent" : "";

test("the judge has the game that has begun, and then stays at what was sent until the next begins", () => {
  const two = [game(1, 1, "open"), game(2, 2, "announced")];
  expect(gamesHere(day(...two), 4, sent())).toMatchObject({ game: { id: 1 }, next: { id: 2 } });
  expect(gamesHere(day(...two), 4, sent(1))).toMatchObject({ game: { id: 1 }, next: { id: 2 } });
  const begun = [game(1, 1, "reported"), game(2, 2, "open")];
  expect(gamesHere(day(...begun), 4, sent(1))).toMatchObject({ game: { id: 2 }, next: null });
});

test("a game that was begun here without the server is still there after a reload", () => {
  const two = [game(1, 1, "open"), game(2, 2, "announced")];
  const noted = (id: number): Noted => (id === 1 ? "sent" : "noted");
  expect(gamesHere(day(...two), 4, noted)).toMatchObject({ game: { id: 2 }, next: null });
});

test("before the first round the judge sees who will come", () => {
  expect(gamesHere(day(game(1, 1, "announced")), 4, sent())).toMatchObject({ game: { id: 1 }, next: null });
  expect(gamesHere(day(), 4, sent())).toEqual({ game: null, next: null });
});

test("in an open house the players judge their own table, and only that (G-1)", () => {
  const at = day(game(1, 1, "open"));
  const open = { ...at, role: "player" as const, setup: { ...at.setup, format: "open-house" as const } };
  const [first = game(0, 0, "void")] = at.games;
  expect(mayJudge({ ...open, number: 2 }, first)).toBe(true);
  expect(mayJudge({ ...open, number: 9 }, first)).toBe(false);
  expect(mayJudge({ ...at, role: "player", number: 2 }, first)).toBe(false);
  expect(mayJudge(at, first)).toBe(true);
});
