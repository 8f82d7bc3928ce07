/** The puzzle on this page, and what this device remembers of it. */
import { signal } from "@preact/signals";
import { todaysPuzzle } from "../api";
import type { Place } from "../play/round";
import { recall, remember } from "../settings/remember";
import { type Days, withResult } from "./days";
import { clear, giveUp, isOver, type Kept, open, point, type Solving, seconds, showCard } from "./solving";

const KEPT = "tercet-daily";
const DAYS = "tercet-daily-days";

export const solving = signal<Solving | null>(null);
export const days = signal<Days>({});

/** Get today's puzzle. */
export async function fetchPuzzle(): Promise<void> {
  const puzzle = await todaysPuzzle();
  days.value = read<Days>(DAYS) ?? {};
  keep(open(puzzle, read<Kept>(KEPT), Date.now()));
}

export const pointAt = (place: Place) => change((before) => point(before, place, Date.now()));
export const pointAtNothing = () => change(clear);
export const showOneCard = () => change(showCard);
export const giveItUp = () => change((before) => giveUp(before, Date.now()));

function change(move: (before: Solving) => Solving): void {
  if (solving.value) keep(move(solving.value));
}

function keep(now: Solving): void {
  solving.value = now;
  const { day, found, begun, ended, gaveUp, helped } = now;
  remember(KEPT, JSON.stringify({ day, found, begun, ended, gaveUp, helped } satisfies Kept));
  if (!isOver(now)) return;
  days.value = withResult(days.value, now, seconds(now, Date.now()));
  remember(DAYS, JSON.stringify(days.value));
}

/** What was remembered; what cannot be read is as good as nothing. */
function read<T>(key: string): T | null {
  try {
    return JSON.parse(recall(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}
