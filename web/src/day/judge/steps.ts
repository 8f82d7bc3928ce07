/** What a judge notes during a game: a list of steps, so that each can be undone, and what they add up to. */
import type { Line, Sheet } from "../api";
import { addsUp, CARDS } from "../seats";

export type Step =
  | { readonly type: "begin"; readonly at: number }
  | { readonly type: "call"; readonly at: number; readonly number: number }
  | { readonly type: "set" | "wrong" | "gone"; readonly at: number }
  | { readonly type: "more" | "fewer"; readonly at: number }
  | { readonly type: "end"; readonly at: number }
  | { readonly type: "sets" | "against"; readonly at: number; readonly number: number; readonly value: number }
  | { readonly type: "left"; readonly at: number; readonly value: number }
  | { readonly type: "stopped"; readonly at: number; readonly value: boolean }
  | { readonly type: "agree"; readonly at: number; readonly number: number }
  | { readonly type: "sent" | "again"; readonly at: number };

export interface Call {
  readonly number: number;
  /** A caller before them has taken a SET since they called: it costs nothing if theirs is gone (G-15). */
  readonly free: boolean;
}

export interface Play {
  readonly phase: "script" | "play" | "count" | "sent";
  readonly began: number | null;
  readonly lines: readonly Line[];
  /** In the order heard; the first points now. */
  readonly calls: readonly Call[];
  readonly lying: number;
  readonly deck: number;
  /** Cards to replace, now that all callers were heard. */
  readonly toLay: number;
  /** How long nobody has found anything: until the last call, and since when again. */
  readonly searched: number;
  readonly since: number;
  readonly last: { readonly type: "set" | "wrong" | "gone" | "more" | "fewer"; readonly number: number | null } | null;
  readonly left: number;
  readonly stopped: boolean;
  readonly agreed: readonly number[];
  /** It was sent before, and is counted again. */
  readonly again: boolean;
}

const LAID_OUT = 12;
const TROUBLE = 15; // with so many, six are taken off and three laid (G-14)
export const LONG_MS = 120_000; // a reasonable time (G-14)

export const fresh = (numbers: readonly number[]): Play => ({
  ...{ phase: "script", began: null, lines: numbers.map((number) => ({ number, sets: 0, against: 0 })), calls: [] },
  ...{ lying: LAID_OUT, deck: CARDS - LAID_OUT, toLay: 0, searched: 0, since: 0, last: null, left: 0 },
  ...{ stopped: false, agreed: [], again: false },
});

export const played = (numbers: readonly number[], steps: readonly Step[]): Play => steps.reduce(after, fresh(numbers));

/** The game after one more step. */
export function after(play: Play, step: Step): Play {
  switch (step.type) {
    case "begin":
      return { ...play, phase: "play", began: step.at, since: step.at };
    case "call":
      return called(play, step.number, step.at);
    case "set":
    case "wrong":
    case "gone":
      return ruled(play, step.type, step.at);
    case "more":
    case "fewer":
      return laid(play, step.type, step.at);
    case "end":
      return { ...play, phase: "count", calls: [], left: hasSets(play) ? play.lying + play.deck : 0 };
    case "sets":
    case "against":
      return { ...withLine(play, step.number, { [step.type]: step.value }), agreed: without(play, step.number) };
    case "left":
      return { ...play, left: step.value };
    case "stopped":
      return { ...play, stopped: step.value };
    case "agree":
      return { ...play, agreed: [...without(play, step.number), step.number] };
    case "sent":
      return { ...play, phase: "sent" };
    case "again":
      return { ...play, phase: "count", again: true, agreed: [] };
  }
}

const hasSets = (play: Play): boolean => play.lines.some((line) => line.sets > 0);
const without = (play: Play, number: number) => play.agreed.filter((each) => each !== number);
const lineOf = (play: Play, number: number) => play.lines.find((line) => line.number === number);

function withLine(play: Play, number: number, change: Partial<Line>): Play {
  return { ...play, lines: play.lines.map((line) => (line.number === number ? { ...line, ...change } : line)) };
}

/** Somebody calls; whoever is in the queue already stays where they are. The first call stops the clock. */
function called(play: Play, number: number, at: number): Play {
  if (play.calls.some((call) => call.number === number)) return play;
  const searched = play.calls.length ? play.searched : searchedMs(play, at);
  return { ...play, calls: [...play.calls, { number, free: false }], searched, toLay: 0 };
}

/** The first caller's turn is over. Cards are replaced once all callers were heard (G-15). */
function ruled(play: Play, type: "set" | "wrong" | "gone", at: number): Play {
  const [first, ...others] = play.calls;
  if (!first) return play;
  const { sets = 0, against = 0 } = lineOf(play, first.number) ?? {};
  const change = { set: { sets: sets + 1 }, wrong: { against: against + 1 }, gone: {} }[type];
  const calls = type === "set" ? others.map((call) => ({ ...call, free: true })) : others;
  const lying = play.lying - (type === "set" ? 3 : 0);
  const ruling = { ...withLine(play, first.number, change), calls, lying, last: { type, number: first.number } };
  const fewer = type === "set" ? { ...ruling, searched: 0 } : ruling;
  return calls.length ? fewer : replaced(fewer, at);
}

function replaced(play: Play, at: number): Play {
  const toLay = Math.min(play.deck, Math.max(0, LAID_OUT - play.lying));
  return { ...play, lying: play.lying + toLay, deck: play.deck - toLay, toLay, since: at };
}

/** Three more; or with fifteen, six back into the deck and three new ones (G-14). */
function laid(play: Play, type: "more" | "fewer", at: number): Play {
  const cards = type === "more" ? Math.min(3, play.deck) : -3;
  const now = { searched: 0, since: at, toLay: 0, last: { type, number: null } };
  return { ...play, ...now, lying: play.lying + cards, deck: play.deck - cards };
}

const isQuiet = (play: Play): boolean => play.phase === "play" && play.calls.length === 0;
export const mayLay = (play: Play): boolean => isQuiet(play) && play.deck > 0 && play.lying < TROUBLE;
export const mayTakeOff = (play: Play): boolean => isQuiet(play) && play.deck > 0 && play.lying >= TROUBLE;

/** For how long nobody has called; a call stops it. */
export const searchedMs = (play: Play, now: number): number =>
  play.searched + (isQuiet(play) ? Math.max(0, now - play.since) : 0);

/** Time left in the game; below zero when it is up. */
export const leftMs = (play: Play, minutes: number, now: number): number | null =>
  play.began === null ? null : play.began + minutes * 60_000 - Math.max(now, play.began);

/** Minutes and seconds: 1:05, and −0:10 when it is over. */
export function minutesOf(ms: number): string {
  const seconds = Math.abs(ms < 0 ? Math.floor(ms / 1000) : Math.ceil(ms / 1000));
  return `${ms < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export const sheetOf = (play: Play): Sheet => ({
  lines: play.lines,
  ...(play.stopped ? { stopped: true } : { left: play.left }),
});

const total = (play: Play): number => play.lines.reduce((sum, line) => sum + line.sets, 0);
export const cardsCounted = (play: Play): number => 3 * total(play) + play.left;

/** Is the count possible? A game that stopped may have any cards left, but not more than there are. */
export const isRight = (play: Play): boolean =>
  play.stopped ? 3 * total(play) <= CARDS : addsUp({ lines: play.lines, left: play.left });
