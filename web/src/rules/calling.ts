/** The calling slot: how a find is announced. */
import type { Rules } from "../protocol/types";
import { cardsAreUnseen } from "./deck";

type Calling = Rules["calling"];

const MADE: Record<Calling["type"], boolean> = { CallFirst: true, CallsInOrder: true, PointAtOnce: false };
const QUEUED: Record<Calling["type"], boolean> = { CallFirst: false, CallsInOrder: true, PointAtOnce: false };

/** Do players call before they point? */
export const callsAreMade = ({ calling }: Rules): boolean => MADE[calling.type];

/** May others call meanwhile, and are asked next? */
export const callsAreQueued = ({ calling }: Rules): boolean => QUEUED[calling.type];

/** How long a caller has to point; 0 where nobody calls. */
export function windowMs({ calling }: Rules): number {
  switch (calling.type) {
    case "CallFirst":
    case "CallsInOrder":
      return calling.window_ms;
    case "PointAtOnce":
      return 0;
  }
}

/** The same rules with another time to point, where there are calls. */
export function withWindow(rules: Rules, window_ms: number | null): Rules {
  const { calling } = rules;
  if (window_ms === null) return rules;
  switch (calling.type) {
    case "CallFirst":
    case "CallsInOrder":
      return { ...rules, calling: { ...calling, window_ms } };
    case "PointAtOnce":
      return rules;
  }
}

/** May somebody who has not called point, and has called by that? */
export function pointingCalls({ calling }: Rules): boolean {
  switch (calling.type) {
    case "CallFirst":
      return calling.touch;
    case "CallsInOrder":
      return false;
    case "PointAtOnce":
      return true;
  }
}

/** Is a finger on a card a call (S-8)? Not where the cards are real, and fingers are not seen. */
export const touchCalls = (rules: Rules): boolean =>
  callsAreMade(rules) && pointingCalls(rules) && !cardsAreUnseen(rules);

/** The same calls without those by a finger on a card. */
export function withoutTouch(calling: Calling): Calling {
  switch (calling.type) {
    case "CallFirst":
      return { ...calling, touch: false };
    case "CallsInOrder":
    case "PointAtOnce":
      return calling;
  }
}

/** The same, but nobody points without a call; a call lasts so long where there was none. */
export function withCalls(calling: Calling, window_ms: number): Calling {
  switch (calling.type) {
    case "CallFirst":
    case "CallsInOrder":
      return withoutTouch(calling);
    case "PointAtOnce":
      return { type: "CallFirst", window_ms, touch: false };
  }
}
