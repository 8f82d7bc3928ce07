import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { MatchEvent } from "../protocol/types";
import { afterMs, sightings, unseenOf } from "../replay/sightings";
import { closeCalls } from "./close";
import { practiseNext } from "./practise";
import { lasted, playedBy, type Story, storyOf } from "./story";

const eventsOf = (name: string): MatchEvent[] =>
  readFileSync(new URL(`../../../tests/golden/records/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => JSON.parse(line).event);

test("what nobody saw is told with the longest first, and nothing that lay there for no time", () => {
  const { unseen, rounds } = storyOf(eventsOf("european"));
  const all = rounds.flatMap(unseenOf).filter((one) => one.until > one.since);
  expect(unseen.map(lasted)).toEqual(all.map(lasted).sort((a, b) => b - a));
  expect(unseen.length).toBeGreaterThan(10);
});

test("a round that was ended early and does not count is left out", () => {
  const events = eventsOf("master");
  expect(storyOf(events).rounds.length).toBe(sightings(events).length - 1);
});

test("everyone's finds, mistakes, mean and fastest time add up", () => {
  const story = storyOf(eventsOf("classic"));
  const players = [...new Set([...story.found, ...story.failed].map(({ by }) => by))];
  const played = players.map((player) => playedBy(story, player));
  expect(played.reduce((sum, { finds }) => sum + finds, 0)).toBe(story.found.length);
  const best = Math.min(...played.map(({ fastest }) => fastest ?? Number.POSITIVE_INFINITY));
  expect(story.fastest && afterMs(story.fastest)).toBe(best);
  for (const { mean, fastest } of played) expect(mean ?? 0).toBeGreaterThanOrEqual(fastest ?? 0);
});

test("a match without a find, or with real cards, has a story too", () => {
  const opened = eventsOf("classic").slice(0, 6);
  expect(storyOf(opened)).toMatchObject({ found: [], fastest: null, unseen: [] });
  expect(storyOf(eventsOf("real-deck"))).toMatchObject({ fastest: null, unseen: [] });
  expect(playedBy(storyOf(eventsOf("real-deck")), "player-1").mean).toBeNull();
});

// ---- what to practise

const find = (by: string, seconds: number, differing: number) => ({
  by,
  n: seconds,
  at: seconds * 1_000,
  called: seconds * 1_000,
  since: 0,
  cards: ["1rof", "2rof", "3rof"],
  differing,
  layout: 12,
  others: 0,
  wrong: 0,
  points: 1,
});
const mistake = (by: string) => ({ by, n: 1, at: 1, why: "wrong" as const, cards: ["1rof", "2rof", "3gof"] });
const story = (part: Partial<Story>): Story => ({ ...storyOf([]), ...part });

test("who often calls what is none practises checking", () => {
  const told = story({ found: [find("ann", 3, 1)], failed: [mistake("ann"), mistake("ann"), mistake("bea")] });
  expect(practiseNext(told, "ann")).toMatchObject({ drill: "is-it", count: 2 });
  expect(practiseNext(told, "bea")?.drill).toBe("third");
});

test("who is slow where many features differ practises these", () => {
  const told = story({ found: [find("ann", 3, 1), find("ann", 4, 2), find("ann", 9, 4), find("ann", 8, 3)] });
  expect(practiseNext(told, "ann")).toMatchObject({ drill: "differing", slow: 8_500, quick: 3_500 });
});

test("who took very long practises slow layouts", () => {
  expect(practiseNext(story({ found: [find("ann", 25, 1)] }), "ann")).toMatchObject({ drill: "slowest", slow: 25_000 });
});

test("where easy ones lay unseen, look where many share a value", () => {
  const lay = { cards: ["1rof", "2rof", "3rof"], since: 0, until: 12_000, since_n: 1, until_n: 2 };
  const unseen = [{ ...lay, gone: "over" as const, by: null, broken: [], seen_by: [] }];
  expect(practiseNext(story({ found: [find("ann", 3, 1)], unseen }), "ann")).toMatchObject({ drill: "many-share" });
});

test("other finds than three cards have no drill", () => {
  expect(practiseNext(storyOf(eventsOf("ultra")), "player-1")).toBeNull();
});

// ---- close calls

test("calls that the server weighed are told beside those that the rules decided", () => {
  const { rounds } = storyOf(eventsOf("competition"));
  const weighed = {
    at: 5_000_000,
    calls: [
      { player: "a", reaction_ms: 880 },
      { player: "b", reaction_ms: 1_090 },
    ],
  };
  const told = closeCalls(rounds, [weighed]);
  expect(told.at(-1)).toMatchObject({ decided: "weighed", first: "a", second: "b", gap: 210 });
  expect(told.filter(({ decided }) => decided === "order").length).toBeGreaterThan(0);
});

test("a call that is told by the rules is not told again by the server's weighing", () => {
  const { rounds } = storyOf(eventsOf("ties"));
  const [call] = rounds.flatMap(({ close }) => close);
  const weighed = {
    at: call?.at ?? 0,
    calls: [
      { player: "a", reaction_ms: 1 },
      { player: "b", reaction_ms: 2 },
    ],
  };
  expect(closeCalls(rounds, [weighed]).some(({ decided }) => decided === "weighed")).toBe(false);
});
