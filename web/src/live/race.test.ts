import { expect, test } from "vitest";
import { seat, seen, table } from "../../test/tables";
import { evolveMatch, openedMatch } from "../fold/match";
import { ownView, racers } from "../fold/own-view";
import type { Match, MatchEvent, Rules } from "../protocol/types";
import { dockOf } from "./dock";
import { mayPoint, maySayNoSet } from "./may";
import { newsOf } from "./news";
import { finders, sameCards, splits } from "./race-times";
import { runningFor, seenBy } from "./seen";

const RACE: Partial<Rules> = {
  name: "race",
  calling: { type: "PointAtOnce" },
  penalty: { type: "LockOutFor", time_ms: 5_000 },
  no_set: { type: "EngineSees" },
  match: { type: "Race" },
};
const now = table(RACE, { locked: { ada: 15_000 } });

test("a wrong claim keeps me from pointing for a while, and then I may again (M-13)", () => {
  const { gathering } = seen(now);
  const locked = seenBy(gathering, "ada", 14_999);
  expect(mayPoint(locked)).toBe(false);
  expect(dockOf(locked).line.message).toBe("race-locked");
  expect(runningFor(locked)).toEqual({ since: 10_000, until: 15_000 });
  const free = seenBy(gathering, "ada", 15_000);
  expect(mayPoint(free)).toBe(true);
  expect(runningFor(free)).toBeNull();
  expect(mayPoint(seenBy(gathering, "bea", 14_999))).toBe(true);
});

test("nobody gives up a race for all (M-12)", () => {
  const last = table(RACE, { piles: [{ type: "Pile", left: 0, cards: [], owner: null }] });
  expect(maySayNoSet(seen(last))).toBe(false);
  expect(maySayNoSet(seen({ ...last, rules: { ...last.rules, match: { type: "SingleRound" } } }))).toBe(true);
});

const progress = (at: number, by: string, sets: number): MatchEvent => ({
  type: "ProgressMade",
  at,
  by,
  sets,
  points: sets,
});

test("what others find is news, and of mine there is more to tell", () => {
  expect(newsOf(progress(9, "bea", 1), now)?.message).toBe("told-progress");
  expect(newsOf(progress(9, "ada", 1), { ...now, seats: [seat("ada", { sets: 1 })] })).toBeNull();
});

const opened = openedMatch({
  type: "MatchOpened",
  at: 0,
  by: "ada",
  rules: now.rules,
  players: ["ada", "bea"],
  judge: null,
  rounds: 1,
});
const raced = (...events: MatchEvent[]): Match =>
  events.reduce((match: Match, event) => evolveMatch(match, event as never), { ...opened, table: table(RACE) });

test("times are compared find by find, the furthest first", () => {
  const match = raced(
    progress(2_000, "bea", 1),
    progress(4_000, "ada", 1),
    progress(5_000, "ada", 1), // a wrong claim, or a hint
    progress(9_000, "ada", 2),
  );
  expect(finders(match)).toEqual(["ada", "bea"]);
  expect(splits(match, ["ada", "bea"])).toEqual([
    [4_000, 2_000],
    [5_000, null],
  ]);
});

test("of equals, whoever was there sooner comes first", () => {
  expect(finders(raced(progress(2_000, "bea", 1), progress(4_000, "ada", 1)))).toEqual(["bea", "ada"]);
});

test("a record is read as one of the players saw it", () => {
  const pointed: MatchEvent = { type: "SetPointed", at: 5, by: "ada", cards: [] };
  const log: MatchEvent[] = [
    { type: "OwnLayoutOpened", at: 0, by: "ada" },
    { type: "OnOwnLayout", at: 5, by: "ada", event: pointed as never },
  ];
  expect(racers(log)).toEqual(["ada"]);
  expect(ownView(log, "ada")[1]).toEqual(pointed);
  expect(ownView(log, "bea")).toEqual(log);
});

test("times can be compared as long as everyone has found the same", () => {
  const took = (by: string, ...cards: string[]): MatchEvent =>
    ({ type: "OnOwnLayout", by, at: 1, event: { type: "SetTaken", at: 1, by, cards } }) as unknown as MatchEvent;
  const [a, b, c] = [
    ["1rof", "2rof", "3rof"],
    ["1gof", "2gof", "3gof"],
    ["1pof", "2pof", "3pof"],
  ] as const;
  expect(sameCards([took("ada", ...a), took("bea", ...a), took("ada", ...b), took("bea", ...b)], ["ada", "bea"])).toBe(
    2,
  );
  const parted = [took("ada", ...a), took("bea", ...c), took("ada", ...b), took("bea", ...b)];
  expect(sameCards(parted, ["ada", "bea"])).toBe(1);
  const later = [...a].reverse();
  expect(
    sameCards([took("ada", ...a), took("bea", ...later), took("ada", ...b), took("bea", ...c)], ["ada", "bea"]),
  ).toBe(2);
  expect(sameCards(parted.slice(0, 3), ["ada", "bea"])).toBe(2);
});
