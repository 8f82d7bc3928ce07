import { expect, test } from "vitest";
import { type Aim, FIRST_AIM } from "./aim";
import { againstBest, againstFriend, figuresOf } from "./ending";
import type { Result } from "./result";

const MINUTE: Aim = { by: "minutes", count: 1 };
const result = (aim: Aim, ...moments: number[]): Result => ({
  aim,
  seed: "TERCET",
  moments,
  time: moments.at(-1) ?? 0,
  wrong: 0,
  pauses: 0,
  without: null,
});

test("the first result is the one to beat; later ones are faster or slower by their difference", () => {
  const old = result(FIRST_AIM, 5_000);
  expect(againstBest(old, null)).toEqual({ message: "clock-best-first" });
  expect(againstBest(result(FIRST_AIM, 3_000), old)).toEqual({ message: "clock-best-faster", ms: 2_000 });
  expect(againstBest(result(FIRST_AIM, 6_000), old)).toEqual({ message: "clock-best-slower", ms: 1_000 });
});

test("in a given time more SETs are better, and among as many, the sooner ones", () => {
  const old = result(MINUTE, 1_000, 9_000);
  expect(againstBest(result(MINUTE, 1, 2, 3), old)).toEqual({ message: "clock-best-more", count: 1 });
  expect(againstBest(result(MINUTE, 1), old)).toEqual({ message: "clock-best-fewer", count: 1 });
  expect(againstBest(result(MINUTE, 1, 8_000), old)).toEqual({ message: "clock-best-sooner" });
  expect(againstBest(result(MINUTE, 1, 9_500), old)).toEqual({ message: "clock-best-later" });
});

test("what does not count says why, and is compared with nothing", () => {
  const paused: Result = { ...result(FIRST_AIM, 1), without: "paused" };
  expect(againstBest(paused, result(FIRST_AIM, 5))).toEqual({ message: "clock-without-paused" });
});

test("a friend's times are compared too, even where the result does not count as a best", () => {
  const paused: Result = { ...result(FIRST_AIM, 4_000), without: "paused" };
  expect(againstFriend(paused, [5_000])).toEqual({ message: "clock-friend-faster", ms: 1_000 });
  expect(againstFriend(result(FIRST_AIM, 7_000), [5_000])).toEqual({ message: "clock-friend-slower", ms: 2_000 });
  expect(againstFriend(result(MINUTE, 1, 2), [5])).toEqual({ message: "clock-friend-more", count: 1 });
  expect(againstFriend(result(MINUTE), [5])).toEqual({ message: "clock-friend-fewer", count: 1 });
  expect(againstFriend(result(MINUTE, 1), [5])).toEqual({ message: "clock-friend-as-many" });
  expect(againstFriend({ ...result(FIRST_AIM, 1), without: "given-up" }, [5])).toBeNull();
});

test("the figures of a run are those of its finds", () => {
  expect(figuresOf([2_000, 3_000, 9_000])).toEqual({
    each: [2_000, 1_000, 6_000],
    fastest: 1,
    slowest: 2,
    mean: 3_000,
  });
  expect(figuresOf([])).toBeNull();
});
