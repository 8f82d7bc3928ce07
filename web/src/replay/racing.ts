/** A race is watched again as one of its players saw it (M-12). Of any other match there is only one view. */
import { ownView, racers } from "../fold/own-view";
import type { MatchEvent } from "../protocol/types";
import { type Verified, verify } from "./verify";

/** Whose layout is shown: that of the one who is asked for, if they raced, or else the winner's. */
export function viewerOf(events: readonly MatchEvent[], whose: string | null): string | undefined {
  const racing = racers(events);
  const ended = events.at(-1);
  const winner = ended?.type === "MatchEnded" ? ended.ranks[0]?.player : undefined;
  return racing.find((player) => player === whose) ?? racing.find((player) => player === winner) ?? racing[0];
}

/** Every verdict, on whoever's layout. */
export function verifyAll(events: readonly MatchEvent[]): Verified {
  const [first, ...others] = racers(events).map((player) => verify(ownView(events, player)));
  if (!first) return verify(events);
  return {
    ...first,
    right: [first, ...others].reduce((sum, { right }) => sum + right, 0),
    wrong: [first, ...others].flatMap(({ wrong }) => wrong).sort((a, b) => a - b),
  };
}
