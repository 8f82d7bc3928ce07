import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownView, racers } from "../fold/own-view";
import type { MatchEvent, SetTaken } from "../protocol/types";
import { prepare } from "./frames";
import { verifyAll, viewerOf } from "./racing";
import { readText } from "./read";

const record = (name: string): MatchEvent[] =>
  readText(readFileSync(new URL(`../../../tests/golden/records/${name}.jsonl`, import.meta.url), "utf8"));
const race = record("race");
const racing = racers(race);
const taken = race.flatMap((event) =>
  event.type === "OnOwnLayout" && event.event.type === "SetTaken" ? [event.event as SetTaken] : [],
);

test("a race is watched as the one who is asked for saw it, or else as the winner did (M-12)", () => {
  const ended = race.at(-1);
  const winner = ended?.type === "MatchEnded" ? ended.ranks[0]?.player : "";
  expect(viewerOf(race, racing[1] ?? "")).toBe(racing[1]);
  expect(viewerOf(race, "somebody else")).toBe(winner);
  expect(viewerOf(record("quick"), "player-1")).toBeUndefined();
});

test.each(racing)("every find of %s is shown with its cards on the layout where it lay", (player) => {
  const { frames, finds } = prepare(ownView(race, player));
  const own = taken.filter(({ by }) => by === player);
  expect(finds.map((n) => frames[n]?.found?.cards)).toEqual(own.map(({ cards }) => cards));
  for (const n of finds)
    expect(frames[n]?.layout).toEqual(expect.arrayContaining([...(frames[n]?.found?.cards ?? [])]));
});

test("the verdicts of all players are proved", () => {
  const { right, wrong, events } = verifyAll(race);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThanOrEqual(taken.length);
  expect(events).toBe(race.length);
  const [first] = taken;
  const forged = race.map((event) =>
    event.type === "OnOwnLayout" && event.event === first
      ? { ...event, event: { ...first, cards: [...first.cards.slice(0, 2), "3pdf"], gone: [] } }
      : event,
  );
  expect(verifyAll(forged as MatchEvent[]).wrong).toHaveLength(1);
});
