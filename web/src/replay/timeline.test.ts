import { expect, test } from "vitest";
import { instantAt, offsetOf, ticksOf, timelineOf } from "./timeline";
import { clock, lasting } from "./times";

const two = timelineOf(
  [
    { began: 1_000, ended: 61_000 },
    { began: 100_000, ended: 130_000 },
  ],
  200_000,
);

test("rounds follow each other without the pause between them", () => {
  expect(two.length).toBe(90_000);
  expect([1_000, 61_000, 80_000, 100_000, 130_000, 500_000].map((at) => offsetOf(two, at))).toEqual([
    0, 60_000, 60_000, 60_000, 90_000, 90_000,
  ]);
});

test("a place on the line is an instant of the match again", () => {
  for (const at of [1_000, 30_000, 60_999, 100_000, 129_000]) expect(instantAt(two, offsetOf(two, at))).toBe(at);
});

test("a round that is not over goes on to the last event; no round at all has a line, too", () => {
  expect(timelineOf([{ began: 0, ended: null }], 5_000).length).toBe(5_000);
  expect(offsetOf(timelineOf([], 0), 7)).toBe(0);
  expect(instantAt(timelineOf([], 0), 7)).toBe(0);
});

test("a few round times stand below the line, however long it is", () => {
  expect(ticksOf(two)).toEqual([0, 30_000, 60_000, 90_000]);
  for (const length of [1, 7_000, 166_000, 3_000_000, 90_000_000])
    expect(ticksOf({ segments: [], length }).length).toBeLessThanOrEqual(7);
});

test("times are written as people read them", () => {
  expect([0, 61_900, 3_600_000].map(clock)).toEqual(["0:00", "1:01", "60:00"]);
  expect([0, 1_949, 23_400, 61_000, 120_000].map((ms) => lasting(ms))).toEqual(
    ["0.0 s", "1.9 s", "23 s", "1 min 1 s", "2 min"].map((text) => text.replaceAll(/(\d) (s|min)/g, "$1\u00a0$2")),
  );
  expect(lasting(210, 2)).toBe("0.21\u00a0s");
});
