/** The puzzle on this page, and what this device knows of the others. */
import { computed, effect, signal } from "@preact/signals";
import type { Place } from "../play/round";
import type { DailyResult, Kept, Made } from "../results/kinds";
import { post, waiting, waitingOf } from "../results/outbox";
import type { PuzzleAddress } from "./addresses";
import { fetchOthers, fetchOwn, fetchPuzzle, type Others } from "./ask";
import { serverNow } from "./clock";
import { type Entry, firstOf, storyOf } from "./days";
import { entryOf, keepEntries, keepProgress, keptEntries, keyOf, oldDays, progressOf, resultId } from "./kept";
import {
  clear,
  fromResult,
  giveUp,
  isOver,
  keptOf,
  open,
  type Puzzle,
  point,
  resultOf,
  type Solving,
  showCard,
  start,
} from "./solving";

export const solving = signal<Solving | null>(null);
export const others = signal<Others | null>(null);
/** What the server has, as it was last heard. */
const known = signal<readonly Entry[]>(keptEntries());
/** Those, and what still waits here. */
export const entries = computed<readonly Entry[]>(() => {
  waiting.value; // changes when something is put there or sent
  const ids = new Set(known.value.map(({ id }) => id));
  return [
    ...known.value,
    ...waitingOf("daily")
      .map(entryOf)
      .filter(({ id }) => !ids.has(id)),
  ];
});
export const story = computed(() => storyOf(entries.value, oldDays(), serverNow()));

let wanted = 0; // the last page that was asked for

/** Show a puzzle: as it was left here, or as it was finished on another device. */
export async function load(at: PuzzleAddress): Promise<void> {
  const page = ++wanted;
  solving.value = null;
  others.value = null;
  const [puzzle, own] = await Promise.all([fetchPuzzle(at), fetchOwn()]);
  if (page !== wanted) return;
  if (own) learn(own);
  const now = asItStands(puzzle, own ?? []);
  keepProgress(now.size, now.day, keptOf(now));
  solving.value = now;
  if (!isOver(now)) return;
  if (!entries.value.some(({ day, size }) => day === now.day && size === now.size)) await report(now);
  await lookAtOthers();
}

function learn(own: readonly (Made<DailyResult> | Kept<DailyResult>)[]): void {
  known.value = own.filter((each) => "received" in each).map(entryOf);
  keepEntries(known.value);
}

/** What was finished elsewhere is finished here too. */
function asItStands(puzzle: Puzzle, own: readonly Made<DailyResult>[]): Solving {
  const here = open(puzzle, progressOf(puzzle.size, puzzle.day));
  const first = firstOf(own.map(entryOf), puzzle.day, puzzle.size);
  const elsewhere = own.find(({ id }) => id === first?.id);
  return elsewhere && !isOver(here) ? fromResult(puzzle, elsewhere.result) : here;
}

async function lookAtOthers(): Promise<void> {
  const now = solving.value;
  if (!now || !isOver(now)) return;
  const page = wanted;
  const found = await fetchOthers(now.size, now.day);
  if (page === wanted && found) others.value = found;
}

const report = (over: Solving): Promise<void> => post(resultOf(over), resultId(over.size, over.day));

export const begin = () => change((before) => start(before, serverNow()));
export const pointAt = (place: Place) => change((before) => point(before, place, serverNow()));
export const pointAtNothing = () => change(clear);
export const showOneCard = () => change(showCard);
export const giveItUp = () => change((before) => giveUp(before, serverNow()));

function change(move: (before: Solving) => Solving): void {
  const before = solving.value;
  const after = before && move(before);
  if (!after || after === before) return;
  solving.value = after;
  keepProgress(after.size, after.day, keptOf(after));
  if (isOver(after)) void report(after);
}

let before = waiting.peek();
/** When results have got through, here or in another tab, there is more to know. */
effect(() => {
  const through = waiting.value < before;
  before = waiting.value;
  if (through)
    void fetchOwn()
      .then((own) => own && learn(own))
      .then(lookAtOthers);
});

/** What happens in another tab happens here. */
addEventListener("storage", ({ key }) => {
  const now = solving.value;
  if (!now || key !== keyOf(now.size, now.day)) return;
  solving.value = open(now, progressOf(now.size, now.day));
  void lookAtOthers();
});
