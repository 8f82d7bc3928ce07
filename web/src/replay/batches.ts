/** A log, command by command: what is there only between two events of a batch, nobody can see. */
import type { MatchEvent } from "../protocol/types";

/** The events that somebody or the clock says; all others follow from one of these (as engine/events.py has it). */
const SAID = new Set<MatchEvent["type"]>([
  "MatchOpened",
  "CountAgreed",
  "RoundOpened",
  "PlayerJoined",
  "PlayerLeft",
  "PlayerReturned",
  "PlayerRemoved",
  "HostChanged",
  "SetCalled",
  "SetPointed",
  "CardTurned",
  "CallWithdrawn",
  "VerdictGiven",
  "LayoutSeen",
  "ClaimSeen",
  "NoSetSaid",
  "DealAsked",
  "TakeOffSaid",
  "CardsTakenOff",
  "PileFlipped",
  "StakeSaid",
  "PointReached",
  "FirstNamed",
  "FlipVoted",
  "HintAsked",
  "EndSaid",
  "TimeRanOut",
]);

export interface Batch {
  readonly events: readonly MatchEvent[];
  readonly at: number;
  readonly last: number; // the number of its last event, from 1
}

/** Also what others have said on their own layouts, which is told by how far they are (M-12). */
const isSaid = (event: MatchEvent): boolean =>
  SAID.has(event.type) || (event.type === "OnOwnLayout" && SAID.has(event.event.type));

export function batches(events: readonly MatchEvent[]): Batch[] {
  const starts = events.flatMap((event, n) => (n === 0 || isSaid(event) ? [n] : []));
  return starts.map((start, n) => {
    const last = starts[n + 1] ?? events.length;
    return { events: events.slice(start, last), at: events[start]?.at ?? 0, last };
  });
}
