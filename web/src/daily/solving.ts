/** The puzzle of a day, being solved. Pure: every move gives a new one; moments come in as arguments. */
import type { Card, Trio } from "../cards/card";
import type { Place } from "../play/round";
import { allSets, isSet } from "../play/sets";
import type { DailyResult, Find, Size } from "../results/kinds";
import { type Day, LONGEST_MS } from "./calendar";

export interface Puzzle {
  readonly day: Day;
  readonly number: number;
  readonly size: Size;
  readonly cards: readonly Card[];
  readonly sets: number;
}
/** What is kept of a puzzle, so that a page that is left and opened again goes on. */
export interface Kept {
  readonly begun: number | null; // by the server's clock; null until “start” is pressed
  readonly finds: readonly Find[];
  readonly ms: number | null; // how long it took, once it is over
  readonly helps: number; // cards that were shown
  readonly wrong: number;
}
/** Cards in which SETs are to be found, and how far somebody is. */
export interface Search extends Kept {
  readonly cards: readonly Card[];
  readonly sets: number;
  readonly pointed: readonly Place[]; // three only when they failed
  readonly again: Trio | null; // the last three, if they had been found before
}
export interface Solving extends Puzzle, Search {}

const UNTOUCHED: Kept = { begun: null, finds: [], ms: null, helps: 0, wrong: 0 };

/** A puzzle as it was left, or before it is started. */
export function open({ day, number, size, cards, sets }: Puzzle, kept: Kept | null): Solving {
  return { ...UNTOUCHED, ...kept, day, number, size, cards, sets, pointed: [], again: null };
}

export const keptOf = ({ begun, finds, ms, helps, wrong }: Solving): Kept => ({ begun, finds, ms, helps, wrong });

/** The clock starts, and the cards are seen. */
export const start = (before: Solving, now: number): Solving =>
  before.begun === null ? { ...before, begun: now } : before;

/** Any cards; there is no clock. */
export const searchIn = (cards: readonly Card[]): Search => ({
  ...UNTOUCHED,
  begun: 0,
  cards,
  sets: allSets(cards).length,
  pointed: [],
  again: null,
});

export const isBegun = ({ begun }: Search): boolean => begun !== null;
export const isOver = ({ ms }: Search): boolean => ms !== null;
export const isSolved = ({ finds, sets }: Search): boolean => finds.length === sets;
export const pointedCards = ({ cards, pointed }: Search): Card[] => pointed.flatMap((place) => cards[place] ?? []);
/** Are these cards the same, in whatever order? */
export const same = (a: readonly Card[], b: readonly Card[]): boolean => a.every((card) => b.includes(card));
const has = ({ finds }: Search, trio: Trio): boolean => finds.some((each) => same(each.cards, trio));

/** How long it has taken, in ms: never less than at the last find, even if a clock was set back. */
export function elapsed({ begun, finds, ms }: Search, now: number): number {
  if (ms !== null || begun === null) return ms ?? 0;
  return Math.min(LONGEST_MS, Math.max(finds.at(-1)?.at ?? 0, Math.round(now - begun)));
}

/** Point at a card, or take it back; the third one decides. */
export function point<S extends Search>(before: S, place: Place, now: number): S {
  if (isOver(before) || !isBegun(before)) return before;
  const old = before.pointed.length === 3 ? [] : before.pointed;
  const pointed = old.includes(place) ? old.filter((each) => each !== place) : [...old, place];
  const [a, b, c] = pointedCards({ ...before, pointed });
  if (!a || !b || !c) return { ...before, pointed, again: null };
  if (!isSet(a, b, c)) return { ...before, pointed, again: null, wrong: before.wrong + 1 };
  const trio: Trio = [a, b, c];
  if (has(before, trio)) return { ...before, pointed: [], again: trio };
  const at = elapsed(before, now);
  const finds = [...before.finds, { cards: trio, at }];
  return { ...before, pointed: [], again: null, finds, ms: finds.length === before.sets ? at : null };
}

export const clear = <S extends Search>(before: S): S => ({ ...before, pointed: [], again: null });

/** The SETs that are still to be found. */
export const missing = (now: Search): Trio[] => allSets(now.cards).filter((trio) => !has(now, trio));

/** One card more of a SET that is still to be found: of one that goes on from what is pointed at, if there is one. */
export function showCard<S extends Search>(before: S): S {
  const pointed = pointedCards(before);
  const left = missing(before);
  const set = left.find((trio) => pointed.length < 3 && same(pointed, trio)) ?? left[0];
  const kept = set && pointed.length < 3 && same(pointed, set) ? before.pointed : [];
  const next = set?.find((card) => !kept.some((place) => before.cards[place] === card));
  if (!next || kept.length === 2) return before;
  return { ...before, helps: before.helps + 1, again: null, pointed: [...kept, before.cards.indexOf(next)] };
}

/** Give up: the others are shown. */
export const giveUp = <S extends Search>(before: S, now: number): S =>
  isOver(before) || !isBegun(before) ? before : { ...clear(before), ms: elapsed(before, now) };

/** What is reported when it is over. */
export function resultOf(over: Solving): DailyResult {
  const { day, size, begun, ms, finds, helps, wrong } = over;
  return { kind: "daily", day, size, begun: Math.round(begun ?? 0), ms: ms ?? 0, finds, helps, wrong };
}

/** As it was on another device. */
export const fromResult = (puzzle: Puzzle, { begun, ms, finds, helps, wrong }: DailyResult): Solving =>
  open(puzzle, { begun, ms, finds, helps, wrong });

/** “2:14” */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (figure: number) => String(figure).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long each SET took, in whole seconds that add up to the whole. */
export const secondsEach = (finds: readonly Find[]): number[] =>
  finds.map(({ at }, n) => Math.floor(at / 1000) - Math.floor((finds[n - 1]?.at ?? 0) / 1000));
