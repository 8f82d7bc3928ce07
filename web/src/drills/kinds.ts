/** The drills, and what each level of them is like. */
export const DRILLS = ["third", "is-it", "many-share", "differing", "slowest"] as const;
export type Drill = (typeof DRILLS)[number];

export const isDrill = (name: string): name is Drill => (DRILLS as readonly string[]).includes(name);

export const TASKS = 8; // in one go

/** Third card: in how many features the pair differs, how many cards are offered, and whether those are much alike. */
export const THIRD = [
  { differs: 1, offered: 3, alike: false },
  { differs: 2, offered: 3, alike: false },
  { differs: 2, offered: 6, alike: true },
  { differs: 3, offered: 6, alike: true },
  { differs: 4, offered: 6, alike: true },
  { differs: 4, offered: 9, alike: true },
] as const;

/** SET or not: in how many features a SET differs, and how many fail where it is none. */
export const IS_IT = [
  { differs: 1, fails: 3 },
  { differs: 2, fails: 2 },
  { differs: 2, fails: 1 },
  { differs: 3, fails: 2 },
  { differs: 3, fails: 1 },
  { differs: 4, fails: 1 },
] as const;

/** Many share a value: how many of how many cards, in how many features the SET differs, and what is shown. */
export const MANY_SHARE = [
  { cards: 9, share: 6, differs: 1, shown: "cards" },
  { cards: 12, share: 7, differs: 1, shown: "cards" },
  { cards: 12, share: 7, differs: 2, shown: "value" },
  { cards: 12, share: 6, differs: 2, shown: "value" },
  { cards: 12, share: 6, differs: 2, shown: "nothing" },
  { cards: 12, share: 6, differs: 3, shown: "nothing" },
] as const;

/** By number of differing features: how many cards, and in how many features the only SET differs. */
export const DIFFERING = [
  { cards: 6, differs: 1 },
  { cards: 9, differs: 1 },
  { cards: 12, differs: 1 },
  { cards: 12, differs: 2 },
  { cards: 12, differs: 3 },
  { cards: 12, differs: 4 },
] as const;

/**
 * How long eight students took on average to find the only SET among twelve cards, in ms, by differing features
 * (Taatgen and others, ICCM 2003; beginners and experienced players together).
 */
export const IN_A_STUDY: Readonly<Record<number, number>> = { 1: 30_900, 2: 48_900, 3: 74_700, 4: 67_600 };

const CHECK_MS = 3_000; // newcomers take three to five seconds to check three cards
const THIRD_MS = 5_000;

/** What is quick: for a search, half of what students took, in proportion to the cards. */
export function quickFor(drill: Drill, cards: number, differs: number): number {
  switch (drill) {
    case "third":
      return THIRD_MS;
    case "is-it":
      return CHECK_MS;
    case "many-share":
    case "differing":
    case "slowest":
      return ((IN_A_STUDY[differs] ?? 0) / 2) * (cards / 12);
  }
}
