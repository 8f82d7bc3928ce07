import { expect, test } from "vitest";
import { FEATURES, type Trio } from "../cards/card";
import { BOX } from "../cards/kinds";
import { explain } from "../play/explain";
import { allSets, isSet, thirdCard } from "../play/sets";
import { LEVELS } from "./adapt";
import { DIFFERING, IN_A_STUDY, IS_IT, isDrill, MANY_SHARE, quickFor, THIRD } from "./kinds";
import { seeded } from "./seeded";
import { failing } from "./session";
import { differing, differingTask, isItTask, manyShareTask, sharing, thirdTask } from "./tasks";

const LEVEL_NUMBERS = [...Array(LEVELS).keys()].map((n) => n + 1);
const SEEDS = [...Array(20).keys()];

test.each(LEVEL_NUMBERS)(
  "third card, level %i: as many different cards as it says, one of them right (C-4)",
  (level) => {
    for (const seed of SEEDS) {
      const task = thirdTask(level, seeded(seed));
      if (task.kind !== "third") throw new Error(task.kind);
      const { differs, offered } = THIRD[level - 1] ?? { differs: 0, offered: 0 };
      expect(differing(task.pair)).toBe(differs);
      expect(new Set([...task.offered, ...task.pair]).size).toBe(offered + 2);
      expect(task.offered.filter((card) => isSet(...task.pair, card))).toEqual([thirdCard(...task.pair)]);
    }
  },
);

test.each(LEVEL_NUMBERS)("SET or not, level %i: as often one as not, and it fails as it says (C-3)", (level) => {
  const tasks = SEEDS.map((seed) => isItTask(level, seeded(seed * 7 + level)));
  const { differs, fails } = IS_IT[level - 1] ?? { differs: 0, fails: 0 };
  let sets = 0;
  for (const task of tasks) {
    if (task.kind !== "is-it") throw new Error(task.kind);
    expect(new Set(task.cards).size).toBe(3);
    if (isSet(...task.cards)) expect(differing(task.cards)).toBe(differs);
    else expect(failing(task.cards)).toHaveLength(fails);
    sets += isSet(...task.cards) ? 1 : 0;
  }
  expect(sets).toBeGreaterThan(3);
  expect(sets).toBeLessThan(17);
});

test.each(LEVEL_NUMBERS)("by differing features, level %i: exactly one SET, and it differs as it says", (level) => {
  for (const seed of SEEDS.slice(0, 8)) {
    const task = differingTask(level, seeded(seed));
    if (task.kind !== "find") throw new Error(task.kind);
    const { cards, differs } = DIFFERING[level - 1] ?? { cards: 0, differs: 0 };
    expect(new Set(task.cards).size).toBe(cards);
    expect(allSets(task.cards).map((set) => set.toSorted())).toEqual([task.set.toSorted()]);
    expect(differing(task.set)).toBe(differs);
  }
});

test.each(LEVEL_NUMBERS)("many share a value, level %i: that many do, and the only SET is among them", (level) => {
  for (const seed of SEEDS.slice(0, 8)) {
    const task = manyShareTask(level, seeded(seed));
    if (task.kind !== "find" || !task.shares) throw new Error(task.kind);
    const { cards, share, shown } = MANY_SHARE[level - 1] ?? { cards: 0, share: 0, shown: "" };
    const n = FEATURES.indexOf(task.shares.feature);
    const sharing = task.cards.filter((card) => card.charAt(n) === task.shares?.letter);
    expect([task.cards.length, sharing.length, task.shares.shown]).toEqual([cards, share, shown]);
    expect(allSets(task.cards).map((set) => set.toSorted())).toEqual([task.set.toSorted()]);
    expect(task.set.every((card) => sharing.includes(card))).toBe(true);
  }
});

test("what is quick follows the times that people were seen to take", () => {
  expect(isDrill("third") && !isDrill("fourth")).toBe(true);
  expect(quickFor("is-it", 3, 0)).toBeLessThan(quickFor("third", 3, 0));
  expect(quickFor("differing", 12, 1)).toBe((IN_A_STUDY[1] ?? 0) / 2);
  expect(quickFor("differing", 6, 1)).toBeLessThan(quickFor("differing", 12, 1));
  expect(quickFor("slowest", 12, 4)).toBeGreaterThan(quickFor("many-share", 12, 2));
});

test("the picture of a value shows cards that share it, and nothing else", () => {
  for (const [n, feature] of FEATURES.entries())
    for (const letter of BOX.letters[n] ?? "") {
      const cards = sharing({ feature, letter });
      expect(cards.map((card) => card.charAt(n))).toEqual([letter, letter, letter]);
      expect(explain(cards as unknown as Trio).map(({ verdict }) => verdict)).toEqual(
        FEATURES.map((each) => (each === feature ? "same" : "different")),
      );
    }
});
