/** The puzzle of the day, being solved. Pure: every move gives a new one; moments come in as arguments. */
import type { Card, Trio } from "../cards/card";
import type { Place } from "../play/round";
import { allSets, isSet } from "../play/sets";

export interface Puzzle {
  readonly day: string; // as the server calls it, in UTC: “2026-11-15”
  readonly cards: readonly Card[];
  readonly sets: number;
}
export interface Solving extends Puzzle {
  readonly pointed: readonly Place[]; // three only when they failed
  readonly found: readonly Trio[];
  readonly again: boolean; // the last three were found before
  readonly begun: number; // when the cards were first seen
  readonly ended: number | null;
  readonly gaveUp: boolean;
  readonly helped: boolean; // a card was shown
}

/** What is kept of a puzzle, so that a page that is left and opened again goes on. */
export type Kept = Pick<Solving, "day" | "found" | "begun" | "ended" | "gaveUp" | "helped">;

/** A puzzle as it was left, or from the first look on. */
export function open(puzzle: Puzzle, kept: Kept | null, now: number): Solving {
  const fresh = { found: [], begun: now, ended: null, gaveUp: false, helped: false };
  return { ...fresh, ...(kept?.day === puzzle.day ? kept : {}), ...puzzle, pointed: [], again: false };
}

export const isOver = ({ ended }: Solving): boolean => ended !== null;
export const pointedCards = ({ cards, pointed }: Solving): Card[] => pointed.flatMap((place) => cards[place] ?? []);
const same = (a: readonly Card[], b: readonly Card[]): boolean => a.every((card) => b.includes(card));

/** Point at a card, or take it back; the third one decides. */
export function point(before: Solving, place: Place, now: number): Solving {
  if (isOver(before)) return before;
  const old = before.pointed.length === 3 ? [] : before.pointed;
  const pointed = old.includes(place) ? old.filter((each) => each !== place) : [...old, place];
  const [a, b, c] = pointedCards({ ...before, pointed });
  if (!a || !b || !c || !isSet(a, b, c)) return { ...before, pointed, again: false };
  const trio: Trio = [a, b, c];
  if (before.found.some((each) => same(each, trio))) return { ...before, pointed: [], again: true };
  const found = [...before.found, trio];
  return { ...before, pointed: [], again: false, found, ended: found.length === before.sets ? now : null };
}

export const clear = (before: Solving): Solving => ({ ...before, pointed: [], again: false });

/** The SETs that are still to be found. */
export const missing = ({ cards, found }: Solving): Trio[] =>
  allSets(cards).filter((trio) => !found.some((each) => same(each, trio)));

/** One card more of a SET that is still to be found: of one that goes on from what is pointed at, if there is one. */
export function showCard(before: Solving): Solving {
  const pointed = pointedCards(before);
  const open = missing(before);
  const set = open.find((trio) => pointed.length < 3 && same(pointed, trio)) ?? open[0];
  const kept = set && pointed.length < 3 && same(pointed, set) ? before.pointed : [];
  const next = set?.find((card) => !kept.some((place) => before.cards[place] === card));
  if (!next || kept.length === 2) return before;
  return { ...before, helped: true, again: false, pointed: [...kept, before.cards.indexOf(next)] };
}

/** Give up: the others are shown. */
export const giveUp = (before: Solving, now: number): Solving =>
  isOver(before) ? before : { ...clear(before), gaveUp: true, ended: now };

/** How long it has taken, in whole seconds. */
export const seconds = ({ begun, ended }: Solving, now: number): number =>
  Math.max(0, Math.floor(((ended ?? now) - begun) / 1000));

/** “2:14” */
export function clock(seconds: number): string {
  const two = (figure: number) => String(figure).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
