/** What somebody might practise next, by what they were slow at. */
import { afterMs } from "../replay/sightings";
import { lasted, meanOf, type Story } from "./story";

export type Drill = "third" | "is-it" | "many-share" | "differing" | "slowest";

export interface Practice {
  readonly drill: Drill;
  readonly slow: number | null; // how long it took …
  readonly quick: number | null; // … and the others
  readonly count: number;
}

const SLOW_MS = 20_000;
const EASY_LAY_MS = 10_000;
const NOT_SLOW_MS = 2_000;

/** Null where the drills do not help: for finds that are not three cards of three values. */
export function practiseNext(story: Story, player: string): Practice | null {
  const mine = story.found.filter(({ by }) => by === player);
  const wrong = story.failed.filter(({ by, why, cards }) => by === player && why === "wrong" && cards.length === 3);
  if (![...mine, ...wrong].every(({ cards }) => cards.length === 3) || story.found.length === 0) return null;
  if (wrong.length >= 2 && wrong.length * 4 >= mine.length) return practice("is-it", wrong.length);
  return slowAtMany(story, player) ?? slowest(story, player) ?? unseen(story) ?? practice("third", mine.length);
}

const practice = (drill: Drill, count: number, slow: number | null = null, quick: number | null = null): Practice => ({
  drill,
  slow,
  quick,
  count,
});

/** Finds with many differing features took much longer than those with few. */
function slowAtMany({ found }: Story, player: string): Practice | null {
  const timed = found.filter((one) => one.by === player && afterMs(one) !== null && one.differing !== null);
  const times = (is: (differing: number) => boolean) =>
    timed.filter(({ differing }) => is(differing ?? 0)).map((one) => afterMs(one) ?? 0);
  const [many, few] = [times((n) => n > 2), times((n) => n <= 2)];
  if (many.length < 2 || few.length < 2) return null;
  if (meanOf(many) < Math.max(NOT_SLOW_MS, 1.25 * meanOf(few))) return null;
  return practice("differing", many.length, meanOf(many), meanOf(few));
}

/** Some finds took very long. */
function slowest({ found }: Story, player: string): Practice | null {
  const slow = found.filter((one) => one.by === player && (afterMs(one) ?? 0) >= SLOW_MS);
  return slow.length > 0 ? practice("slowest", slow.length, meanOf(slow.map((one) => afterMs(one) ?? 0))) : null;
}

/** Cards that have much in common lay there for long, and nobody saw it. */
function unseen(story: Story): Practice | null {
  const lay = story.unseen.filter((one) => lasted(one) >= EASY_LAY_MS && shared(one.cards) >= 2);
  return lay.length > 0 ? practice("many-share", lay.length, Math.max(...lay.map(lasted))) : null;
}

const shared = (cards: readonly string[]): number =>
  [...(cards[0] ?? "")].filter((letter, n) => cards.every((card) => card.charAt(n) === letter)).length;
