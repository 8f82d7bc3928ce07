/** The drill on this page, and what this device remembers of all of them. */
import { signal } from "@preact/signals";
import type { Card, Trio } from "../cards/card";
import { cryptoDice, shuffled } from "../play/deck";
import type { Try } from "../results/kinds";
import { post } from "../results/outbox";
import { recall, remember } from "../settings/remember";
import { wholeLevel } from "./adapt";
import { slowLayouts, triedAgain } from "./keep-slow";
import { type Drill, TASKS } from "./kinds";
import { type Progress, readProgress, withGo, withLevel } from "./progress";
import { isLast, next, open, type Session } from "./session";
import { due, type Slow } from "./slow";
import { differing, differingTask, isItTask, manyShareTask, type Task, thirdTask } from "./tasks";

const KEY = "tercet.drills";

export const progress = signal<Progress>(readProgress(recall(KEY)));
export const session = signal<Session | null>(null);
/** The slow layout on the screen, as it was then. */
export const back = signal<Slow | null>(null);
/** Is the go over, with its last task looked at? */
export const finished = signal(false);

let begun = 0;
let tries: Try[] = [];
let just: Trio[] = [];

function keep(now: Progress): void {
  progress.value = now;
  remember(KEY, JSON.stringify(now));
}

/** Begin a go; there is none where no slow layout is known. */
export function begin(drill: Drill): void {
  [begun, tries, just, finished.value] = [Date.now(), [], [], false];
  const { level } = progress.value[drill];
  const of = drill === "slowest" ? Math.min(TASKS, slowLayouts().length) : TASKS;
  const task = newTask(drill, level);
  session.value = task && open(drill, level, task, Date.now(), of);
}

function newTask(drill: Drill, level: number): Task | null {
  const whole = wholeLevel(level);
  switch (drill) {
    case "third":
      return thirdTask(whole, cryptoDice);
    case "is-it":
      return isItTask(whole, cryptoDice);
    case "many-share":
      return manyShareTask(whole, cryptoDice);
    case "differing":
      return differingTask(whole, cryptoDice);
    case "slowest":
      return broughtBack();
  }
}

/** The next slow layout; its cards lie in other places, so that the SET has to be seen and not remembered. */
function broughtBack(): Task | null {
  back.value = due(slowLayouts(), just);
  if (!back.value) return null;
  const { cards, set } = back.value;
  just = [...just, set];
  return { kind: "find", cards: shuffled(cards, cryptoDice), set };
}

/** One move; what comes of a task is kept at once. */
export function move(change: (before: Session, now: number) => Session): void {
  const before = session.value;
  if (!before) return;
  const after = change(before, Date.now());
  session.value = after;
  if (!before.outcome && after.outcome) noteOutcome(after);
}

function noteOutcome(now: Session): void {
  const { drill, task, outcome, level, done } = now;
  if (!outcome) return;
  tries = [...tries, { ms: Math.round(outcome.ms), right: outcome.right, cards: cardsOf(task), about: aboutOf(task) }];
  if (drill === "slowest" && task.kind === "find") triedAgain(task.set, outcome.right, outcome.ms);
  if (!isLast(now)) {
    keep(withLevel(progress.value, drill, level));
    return;
  }
  keep(withGo(progress.value, drill, done, level, new Date().toISOString().slice(0, 10)));
  void post({ kind: "drill", drill, begun, tries });
}

const cardsOf = (task: Task): readonly Card[] => (task.kind === "third" ? task.pair : task.cards);
const aboutOf = (task: Task): string => (task.kind === "find" ? `differing-${differing(task.set)}` : task.kind);

/** On to the next task, or to how it went. */
export function goOn(): void {
  const before = session.value;
  if (!before?.outcome) return;
  const task = isLast(before) ? null : newTask(before.drill, before.level);
  if (task) session.value = next(before, task, Date.now());
  else finished.value = true;
}
