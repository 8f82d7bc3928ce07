/** What this device remembers of puzzles: their cards, how far one is, and what one has done on all devices. */

import type { Trio } from "../cards/card";
import { newId } from "../ids";
import type { DailyResult, Kept as KeptResult, Made, Size } from "../results/kinds";
import { recall, remember } from "../settings/remember";
import { type Day, LONGEST_MS } from "./calendar";
import type { Entry, OldDays } from "./days";
import type { Kept, Puzzle } from "./solving";

const OLD = "tercet-daily"; // of an older Tercet: the puzzle of one day
const OLD_DAYS = "tercet-daily-days";
const ENTRIES = "tercet.daily.entries";
const DEVICE = "tercet.device";
const CARDS = "tercet.daily.cards";
const MOST_CARDS = 14; // puzzles that are remembered with their cards

export const keyOf = (size: Size, day: Day): string => `tercet.daily.${size}.${day}`;

export function keepProgress(size: Size, day: Day, kept: Kept): void {
  remember(keyOf(size, day), JSON.stringify(kept));
}

/** How far one is with a puzzle; one that an older Tercet has kept is carried over. */
export const progressOf = (size: Size, day: Day): Kept | null =>
  read<Kept>(keyOf(size, day)) ?? (size === "full" ? carriedOver(read<Old>(OLD), day) : null);

export interface Old {
  readonly day: Day;
  readonly found: readonly Trio[];
  readonly begun: number;
  readonly ended: number | null;
  readonly helped: boolean;
}

/** An older Tercet kept no times of single finds: they are all set to the time in total. */
export function carriedOver(old: Old | null, day: Day): Kept | null {
  if (old?.day !== day) return null;
  const ms = old.ended === null ? null : Math.min(LONGEST_MS, Math.max(0, old.ended - old.begun));
  const finds = old.found.map((cards) => ({ cards, at: ms ?? 0 }));
  return { begun: old.begun, finds, ms, helps: old.helped ? 1 : 0, wrong: 0 };
}

export const oldDays = (): OldDays => read<OldDays>(OLD_DAYS) ?? {};

/** Puzzles with their cards, to be played without a connection. */
export function keepCards(puzzle: Puzzle): void {
  const others = keptCards().filter((each) => each.day !== puzzle.day || each.size !== puzzle.size);
  remember(CARDS, JSON.stringify([puzzle, ...others].slice(0, MOST_CARDS)));
}

export const cardsOf = (size: Size, day: Day): Puzzle | null =>
  keptCards().find((each) => each.day === day && each.size === size) ?? null;

const keptCards = (): Puzzle[] => read<Puzzle[]>(CARDS) ?? [];

export const keptEntries = (): Entry[] => read<Entry[]>(ENTRIES) ?? [];
export const keepEntries = (entries: readonly Entry[]): void => remember(ENTRIES, JSON.stringify(entries));

export function entryOf(made: Made<DailyResult> | KeptResult<DailyResult>): Entry {
  const { day, size, begun, ms, finds, helps } = made.result;
  const received = "received" in made ? made.received : null;
  return { id: made.id, day, size, begun, ms, received, found: finds.length, helps };
}

/** The id of a result: two tabs of one device report a puzzle under the same. */
export function resultId(size: Size, day: Day): string {
  const device = recall(DEVICE) ?? newId().slice(0, 12);
  remember(DEVICE, device);
  return `daily-${size}-${day}-${device}`;
}

/** What cannot be read is as good as nothing. */
function read<T>(key: string): T | null {
  try {
    return JSON.parse(recall(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}
