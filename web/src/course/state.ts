/** The course on this page, and what this device remembers of it: the step, and the SETs found. */
import { signal } from "@preact/signals";
import type { Trio } from "../cards/card";
import { post } from "../results/outbox";
import { recall, remember } from "../settings/remember";
import { edition } from "../settings/settings";
import { type Course, enter, LAST, next } from "./course";
import { type Kept, readKept } from "./kept";
import { STEPS } from "./lessons";

const KEY = "tercet.course";

const kept = signal(readKept(recall(KEY)));
export const course = signal<Course>(enter(kept.value.step, edition.value));
let begun = Date.now(); // when the step was entered

export const found = (): readonly Trio[] => kept.value.found;

function keep(change: Partial<Kept>): void {
  kept.value = { ...kept.value, ...change };
  remember(KEY, JSON.stringify(kept.value));
}

/** The address of a step; each has its own, so that “back” goes one back. */
export const addressOf = (step: number): string => `/learn#${step === LAST ? "end" : step + 1}`;

/** The step that an address names; otherwise where the course was left. */
export function stepIn(hash: string): number {
  if (hash === "#end") return LAST;
  return /^#\d$/.test(hash) ? enter(Number(hash.slice(1)) - 1).step : kept.value.step;
}

/** Be at a step, from its beginning. */
export function enterStep(step: number): void {
  begun = Date.now();
  course.value = enter(step, edition.value);
  keep(step === 0 ? { step, found: [] } : { step });
}

/** One move on the course. */
export const move = (change: (before: Course) => Course): void => {
  course.value = change(course.value);
};

/** Go on: to the next question, or to the step that is returned. A SET that was found is kept for the end. */
export function goOn(): number {
  const said = course.value.given?.said;
  if (isTrio(said)) keep({ found: [...kept.value.found, said] });
  const after = next(course.value);
  if (after.step === course.value.step) course.value = after;
  else sendStep(course.value);
  return after.step;
}

/** A step that is done is kept with the player, too: once here, and once there. */
function sendStep({ step, wrong }: Course): void {
  const name = STEPS[step];
  const ms = Math.min(Date.now() - begun, A_DAY);
  if (name) void post({ kind: "course", step: name, begun, ms: Math.max(0, ms), wrong });
}

const A_DAY = 86_400_000;

const isTrio = (said: unknown): said is Trio => Array.isArray(said);
