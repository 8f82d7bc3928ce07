/** What a phone at a real deck offers: the dock of any table, worded for real cards. Pure. */
import { type Action, type Dock, dockOf } from "../live/dock";
import { mayEndRound, mayFlip } from "../live/may";
import type { Seen } from "../live/seen";
import { layoutSize } from "../rules/layout";

export function actsOf(seen: Seen): Dock {
  const { line, big, small } = dockOf(seen);
  return {
    line: line.message === "dock-theirs" ? { ...line, message: "buzzer-theirs" } : line,
    big: [...startOf(seen), ...big],
    small: [...small.flatMap((one) => wordsFor(one, seen)), ...endOf(seen)],
  };
}

/** Only the flip that starts a super round matters here; the others are seen by everyone (S-2, S-9). */
function startOf(seen: Seen): Action[] {
  const starts = seen.table?.stake.type === "Staked" && mayFlip(seen);
  return starts ? [{ message: "act-flipped", saying: { type: "Flip" }, weight: "ink" }] : [];
}

function wordsFor(action: Action, { table }: Seen): Action[] {
  if (action.saying.type === "Flip") return [];
  if (action.saying.type !== "SayNoSet" || !table || layoutSize(table.rules) !== null) return [action];
  return [{ ...action, message: table.none_here.length ? "act-used-up-votes" : "act-used-up" }]; // nothing else is left to agree on
}

function endOf(seen: Seen): Action[] {
  const calm = seen.table?.phase.type === "Searching" && seen.table.stake.type === "NoStake";
  return calm && mayEndRound(seen) ? [{ message: "act-end-round", saying: { type: "EndRound" }, weight: "plain" }] : [];
}
