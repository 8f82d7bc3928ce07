/** One go at a drill: eight tasks, one after the other, or fewer where there are not as many. Pure: moments come in as arguments. */
import { type BoxFeature, type Card, FEATURES, type Trio } from "../cards/card";
import { explain } from "../play/explain";
import type { Place } from "../play/round";
import { isSet, thirdCard } from "../play/sets";
import { adapted, type Outcome } from "./adapt";
import { type Drill, quickFor, TASKS } from "./kinds";
import { differing, type Task } from "./tasks";

export interface Session {
  readonly drill: Drill;
  readonly level: number;
  readonly task: Task;
  readonly begun: number; // when the task was first seen
  readonly said: Card | boolean | null; // the card chosen, or whether it is a SET
  readonly named: BoxFeature | null; // the feature that fails
  readonly pointed: readonly Place[]; // three only when they are not the one that is looked for
  readonly helped: boolean; // a card was shown
  readonly skipped: boolean;
  readonly slips: number; // wrong trios in this task
  readonly of: number; // how many tasks
  readonly outcome: Outcome | null; // null: not yet over
  readonly done: readonly Outcome[]; // of this go, the present one too when it is over
}

export const open = (drill: Drill, level: number, task: Task, now: number, of = TASKS): Session => ({
  ...{ drill, level, task, begun: now, said: null, named: null, pointed: [], helped: false, skipped: false, slips: 0 },
  ...{ outcome: null, done: [], of },
});

export const isLast = ({ done, of }: Session): boolean => done.length >= of;

/** The next task. */
export const next = (before: Session, task: Task, now: number): Session => ({
  ...open(before.drill, before.level, task, now, before.of),
  done: before.done,
});

/** What is quick for the task on the screen. */
export function quickNow({ drill, task }: Session): number {
  if (task.kind !== "find") return quickFor(drill, 3, 0);
  return quickFor(drill, task.cards.length, differing(task.set));
}

function over(before: Session, right: boolean, now: number): Session {
  const outcome = { right, ms: Math.max(0, now - before.begun) };
  const level = adapted(before.level, outcome, quickNow(before));
  return { ...before, outcome, level, done: [...before.done, outcome] };
}

/** Choose the third card of the pair. */
export function choose(before: Session, said: Card, now: number): Session {
  const { task, outcome } = before;
  if (outcome || task.kind !== "third" || !task.offered.includes(said)) return before;
  return over({ ...before, said }, thirdCard(...task.pair) === said, now);
}

/** Say whether it is a SET. Who rightly says that it is not is asked for the feature that fails. */
export function sayIsIt(before: Session, said: boolean, now: number): Session {
  const { task, outcome } = before;
  if (outcome || task.kind !== "is-it" || before.said !== null) return before;
  const right = isSet(...task.cards) === said;
  return right && !said ? { ...before, said } : over({ ...before, said }, right, now);
}

/** Which features fail. */
export const failing = (cards: Trio): readonly BoxFeature[] =>
  explain(cards).flatMap(({ verdict }, n) => (verdict === "neither" ? (FEATURES[n] ?? []) : []));

/** Name a feature that fails; any of them will do. */
export function name(before: Session, named: BoxFeature, now: number): Session {
  const { task, outcome } = before;
  if (outcome || task.kind !== "is-it" || before.said !== false) return before;
  return over({ ...before, named }, failing(task.cards).includes(named), now);
}

export const pointedCards = ({ task, pointed }: Session): Card[] =>
  task.kind === "find" ? pointed.flatMap((place) => task.cards[place] ?? []) : [];

/** Point at a card, or take it back. The third decides; one slip makes the task count as wrong, but it goes on. */
export function point(before: Session, place: Place, now: number): Session {
  const { task, outcome } = before;
  if (outcome || task.kind !== "find" || !task.cards[place]) return before;
  const old = before.pointed.length === 3 ? [] : before.pointed;
  const pointed = old.includes(place) ? old.filter((each) => each !== place) : [...old, place];
  const after = { ...before, pointed };
  const cards = pointedCards(after);
  if (cards.length < 3) return after;
  if (cards.every((card) => task.set.includes(card))) return over(after, !before.helped && before.slips === 0, now);
  const [a = "", b = "", c = ""] = cards;
  return { ...after, slips: before.slips + (isSet(a, b, c) ? 0 : 1) }; // another SET is no mistake
}

export const clear = (before: Session): Session => (before.outcome ? before : { ...before, pointed: [] });

/** Point at one more card of the SET; the third is left to be found. */
export function showCard(before: Session): Session {
  const { task, outcome } = before;
  if (outcome || task.kind !== "find") return before;
  const kept = pointedCards(before).filter((card) => before.pointed.length < 3 && task.set.includes(card));
  const more = task.set.find((card) => !kept.includes(card));
  const cards = [...kept, ...(more && kept.length < 2 ? [more] : [])];
  return { ...before, helped: true, pointed: cards.map((card) => task.cards.indexOf(card)) };
}

/** Leave the task: it is shown, and counts as not found. */
export function skip(before: Session, now: number): Session {
  const { task, outcome } = before;
  if (outcome) return before;
  const pointed = task.kind === "find" ? task.set.map((card) => task.cards.indexOf(card)) : [];
  return over({ ...before, pointed, skipped: true }, false, now);
}
