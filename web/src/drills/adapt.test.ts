import { expect, test } from "vitest";
import { adapted, LEVELS, middle, wholeLevel } from "./adapt";
import { seeded } from "./seeded";

const QUICK = 3_000;

/** Somebody with a skill, and a pace: ms at tasks as hard as the skill. Harder ones fail more often and take longer. */
interface Somebody {
  readonly skill: number;
  readonly pace: number;
}

/** The mean level over the last of many answers. */
function settles({ skill, pace }: Somebody, from: number, seed: number, answers = 240): number {
  const dice = seeded(seed);
  const chance = () => dice(1_000_000) / 1_000_000;
  let level = from;
  let sum = 0;
  const counted = answers / 2;
  for (let n = 0; n < answers; n++) {
    const harder = wholeLevel(level) - skill;
    const right = chance() < 1 / (1 + Math.exp(2 * harder - 1.2));
    const ms = pace * Math.exp(0.3 * harder) * (0.6 + 0.8 * chance());
    level = adapted(level, { right, ms }, QUICK);
    if (n >= answers - counted) sum += level;
  }
  return sum / counted;
}

const SKILLS = [1, 2, 3, 4, 5];

test.each(SKILLS)("whoever has the skill for level %i gets there from below and from above", (skill) => {
  for (const pace of [2_000, 6_000]) {
    const [low, high] = [settles({ skill, pace }, 1, 7), settles({ skill, pace }, LEVELS, 8)];
    expect(Math.abs(low - high)).toBeLessThan(0.6);
    expect(Math.abs(low - (skill + 0.5))).toBeLessThan(1.2);
  }
});

test("more skill settles higher, and so does a quicker pace", () => {
  const levels = SKILLS.map((skill) => settles({ skill, pace: 4_000 }, 1, 3));
  expect(levels.toSorted((a, b) => a - b)).toEqual(levels);
  for (const skill of [2, 3, 4]) {
    const paces = [1_500, 5_000, 20_000].map((pace) => settles({ skill, pace }, 3, 5));
    expect(paces.toSorted((a, b) => b - a)).toEqual(paces);
  }
});

test("a newcomer's first go does not run away: nobody is at the top after eight answers", () => {
  let level = 1;
  for (let n = 0; n < 8; n++) level = adapted(level, { right: true, ms: 100 }, QUICK);
  expect(wholeLevel(level)).toBe(4);
});

test("levels stay between the first and the last", () => {
  expect(adapted(1, { right: false, ms: 0 }, QUICK)).toBe(1);
  expect(wholeLevel(adapted(6.9, { right: true, ms: 0 }, QUICK))).toBe(LEVELS);
  expect(adapted(3, { right: true, ms: 9 * QUICK }, QUICK)).toBe(3);
  expect(middle([])).toBeNull();
  expect(middle([9, 1, 5])).toBe(5);
});
