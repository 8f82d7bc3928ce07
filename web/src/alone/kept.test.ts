import { expect, test } from "vitest";
import { lyingOut } from "../play/round";
import { allSets } from "../play/sets";
import { type Aim, FIRST_AIM } from "./aim";
import { toSend, withKept } from "./kept";
import { bestOf } from "./result";
import * as r from "./run";

const MINUTE: Aim = { by: "minutes", count: 1 };

function finds(run: r.Run, now: number): r.Run {
  const [trio = []] = allSets(lyingOut(run.table.round));
  return trio.reduce((before, card) => r.point(before, before.table.round.layout.indexOf(card), now), run);
}
const ten = Array.from({ length: 10 }).reduce<r.Run>(
  (run, _, n) => finds(run, 1_000 * (n + 1)),
  r.begin(FIRST_AIM, "A", 0),
);

test("a run that counts is sent as the server wants it, and read back as the same best", () => {
  const sent = toSend(ten, 1_790_000_010_000);
  expect(sent).toMatchObject({
    kind: "clock",
    goal: "finds-10",
    seed: "A",
    begun: 1_790_000_000_000,
    ms: 10_000,
    wrong: 0,
  });
  expect(sent?.finds.at(-1)?.at).toBe(sent?.ms);
  const bests = withKept({}, sent ? [sent] : []);
  expect(bestOf(bests, FIRST_AIM)).toMatchObject({ time: 10_000, seed: "A", moments: ten.found.map(({ at }) => at) });
});

test("what was paused, given up or seen before is not sent; a minute without a find is, and is no best", () => {
  for (const run of [
    { ...ten, pauses: 1 },
    { ...ten, seen: true },
    r.giveUp(r.begin(MINUTE, "A", 0), 5),
    r.begin(MINUTE, "A", 0),
  ])
    expect(toSend(run, 0)).toBeNull();
  const empty = toSend(r.at(r.begin(MINUTE, "A", 0), 70_000), 1_790_000_060_000);
  expect(empty).toMatchObject({ goal: "minutes-1", ms: 60_000, finds: [] });
  expect(withKept({}, empty ? [empty] : [])).toEqual({});
});

test("what this device has and what the server has are one: the better one stays", () => {
  const sent = toSend(ten, 0);
  const mine = withKept(
    {},
    sent ? [{ ...sent, ms: 9_000, finds: sent.finds.map((find) => ({ ...find, at: find.at - 1_000 })) }] : [],
  );
  expect(withKept(mine, sent ? [sent] : [])).toEqual(mine);
});
