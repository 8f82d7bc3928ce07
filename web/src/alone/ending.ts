/** What is to be told of a run that is over. Pure: messages with their variables, and figures. */
import { better, type Result } from "./result";
import { lengths, type Moments } from "./times";

/** A message and what it needs; times are in ms and become words where they are shown. */
export interface Told {
  readonly message: string;
  readonly ms?: number;
  readonly count?: number;
}

/** How it compares with one's best before it. */
export function againstBest(result: Result, best: Result | null): Told {
  if (result.without !== null) return { message: `clock-without-${result.without}` };
  if (!best) return { message: "clock-best-first" };
  const count = Math.abs(result.moments.length - best.moments.length);
  const won = better(result, best);
  if (count > 0) return { message: won ? "clock-best-more" : "clock-best-fewer", count };
  if (result.aim.by === "minutes") return { message: won ? "clock-best-sooner" : "clock-best-later" };
  return { message: won ? "clock-best-faster" : "clock-best-slower", ms: Math.abs(result.time - best.time) };
}

/** How it compares with somebody else's times; nothing if it was given up. */
export function againstFriend({ aim, moments, time, without }: Result, theirs: Moments): Told | null {
  if (without === "given-up") return null;
  if (aim.by === "finds") {
    const ms = (theirs.at(-1) ?? 0) - time;
    return { message: ms >= 0 ? "clock-friend-faster" : "clock-friend-slower", ms: Math.abs(ms) };
  }
  const count = moments.length - theirs.length;
  if (count === 0) return { message: "clock-friend-as-many" };
  return { message: count > 0 ? "clock-friend-more" : "clock-friend-fewer", count: Math.abs(count) };
}

export interface Figures {
  readonly each: readonly number[]; // how long each find took
  readonly fastest: number; // which one
  readonly slowest: number;
  readonly mean: number;
}

/** Null if nothing was found. */
export function figuresOf(moments: Moments): Figures | null {
  const each = lengths(moments);
  const last = moments.at(-1);
  if (last === undefined) return null;
  const where = (length: number) => each.indexOf(length);
  return { each, fastest: where(Math.min(...each)), slowest: where(Math.max(...each)), mean: last / each.length };
}
