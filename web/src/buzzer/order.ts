/** Who has called, in which order and how far apart: folded from the events. Pure. */
import type { CallsWeighed, TableEvent } from "../protocol/types";

export type Outcome = "right" | "wrong" | "late" | "left" | "withdrawn" | "nothing" | "excused";

export interface Caller {
  readonly player: string;
  readonly behind: number | null; // milliseconds after the first; unknown to viewers who came in the middle
  readonly came: Outcome | null; // what came of it
}

export interface Order {
  readonly at: number; // when the first call counted, on the table's clock
  readonly callers: readonly Caller[];
}

/** The calls after one message. `open`: was nobody calling before it? Then the first call in it begins a new order. */
export function hear(order: Order | null, events: readonly TableEvent[], open: boolean): Order | null {
  let [now, fresh] = [order, open];
  for (const event of events) {
    if (event.type === "RoundOpened") now = null;
    else if (event.type === "CallsWeighed") [now, fresh] = [weighed(event), false];
    else if (event.type === "SetCalled" && fresh) [now, fresh] = [called({ at: event.at, callers: [] }, event), false];
    else if (event.type === "SetCalled" || event.type === "CalledAfter") now = called(now, event);
    else now = settled(now, event);
  }
  return now;
}

/** Fair calls: the table has weighed reactions, not arrivals. */
function weighed({ at, calls }: CallsWeighed): Order {
  const quickness = calls.map(({ player, sent_at, heard_at, reported_ms, lag_ms }) => {
    const elapsed = heard_at - sent_at;
    return { player, reaction: Math.max(Math.min(reported_ms, elapsed), elapsed - lag_ms) };
  });
  const best = Math.min(...quickness.map(({ reaction }) => reaction));
  return { at, callers: quickness.map(({ player, reaction }) => ({ player, behind: reaction - best, came: null })) };
}

function called(order: Order | null, { at, by }: { at: number; by: string }): Order {
  const callers = order?.callers ?? [];
  const first = order?.at ?? at;
  if (callers.some(({ player }) => player === by)) return { at: first, callers };
  return { at: first, callers: [...callers, { player: by, behind: at - first, came: null }] };
}

function settled(order: Order | null, event: TableEvent): Order | null {
  switch (event.type) {
    case "SetTaken":
    case "PointShared":
      return cameOf(order, event.by, "right");
    case "CallFailed":
      return cameOf(order, event.by, event.why as Outcome);
    case "CallExcused":
      return cameOf(order, event.by, "excused");
    default:
      return order;
  }
}

const cameOf = (order: Order | null, player: string, came: Outcome): Order | null =>
  order && { ...order, callers: order.callers.map((one) => (one.player === player ? { ...one, came } : one)) };
