/**
 * What a button means changes under the finger: “SET” becomes “I have shown it”, or a question to the others. A press
 * that was meant for what stood there before must not count for what stands there now, so new meanings rest a moment.
 */
import { effect } from "@preact/signals";
import type { Live } from "../live/live";
import type { Saying } from "../protocol/types";

export const REST_MS = 400;

/** The last change of phase: what was before, and when it was seen here. */
export interface Turn {
  readonly from: string;
  readonly at: number;
}

const ANSWERS = ["Point", "Rule", "NameFirst", "TakePoint"];
const QUESTIONS = ["Pointed", "Disputed", "AllShow"];

/** A call rests only where something else could be pressed in its place before. */
export function rests(saying: Saying["type"], { from, at }: Turn, now: number): boolean {
  if (now - at >= REST_MS) return false;
  return saying === "Call" ? QUESTIONS.includes(from) : ANSWERS.includes(saying);
}

/** Keeps an eye on the phases of a table. */
export function watchTurns(live: Live): { readonly last: () => Turn; readonly stop: () => void } {
  let phase = "";
  let turn: Turn = { from: "", at: Number.NEGATIVE_INFINITY };
  const stop = effect(() => {
    const next = live.gathering.value?.match?.table?.phase.type ?? "";
    if (next !== phase) turn = { from: phase, at: performance.now() };
    phase = next;
  });
  return { last: () => turn, stop };
}
