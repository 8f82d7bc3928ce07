/** Calls that came close to each other, and how they were decided (as record/close_calls.py). */
import type { MatchEvent, SetCalled, Table } from "../protocol/types";
import type { Find } from "./finds";
import { shownIn } from "./lying";

/** In order of the calls; the others named one; all showed; only one was left. */
export type Decided = "order" | "named" | "all" | "left";

export interface CloseCall {
  readonly n: number; // the event with which the second call came
  readonly at: number;
  readonly calls: readonly (readonly [string, number])[];
  readonly decided: Decided;
  readonly votes: readonly (readonly [string, string])[];
  readonly shown: readonly (readonly [string, Find])[];
  readonly won: readonly string[];
  readonly excused: readonly string[];
  readonly failed: readonly string[];
}

/** Follows the calls of one round; the close ones are kept. */
export class CallWatch {
  readonly close: CloseCall[] = [];
  #told: { readonly n: number; readonly event: MatchEvent }[] = [];

  tell(event: MatchEvent, n: number): void {
    if (this.#told.length > 0 || event.type === "SetCalled") this.#told.push({ n, event });
  }

  /** After a batch: are the calls over? */
  look(table: Table): void {
    if (isCalled(table)) return;
    const second = this.#told.filter(({ event }) => event.type === "SetCalled")[1];
    const events = this.#told.map(({ event }) => event);
    if (second) this.close.push(closeCall(second.n, second.event.at, events));
    this.#told = [];
  }
}

const isCalled = ({ phase }: Table): boolean => phase.type !== "Searching" && phase.type !== "Over" && !hasNone(phase);

const hasNone = (phase: Table["phase"]): boolean =>
  (phase.type === "Disputed" || phase.type === "AllShow") && phase.callers.length === 0;

const closeCall = (n: number, at: number, events: readonly MatchEvent[]): CloseCall => ({
  n,
  at,
  calls: events.filter(isCall).map((call) => [call.by, call.at]),
  decided: decidedIn(events),
  votes: events.flatMap((event) => (event.type === "FirstNamed" ? [[event.by, event.caller] as const] : [])),
  shown: once(
    events.map(shownIn).filter((shown) => shown !== null),
    ([by, cards]) => `${by} ${cards.join(" ")}`,
  ),
  won: by(events, "SetTaken", "PointShared"),
  excused: by(events, "CallExcused"),
  failed: by(events, "CallFailed"),
});

const isCall = (event: MatchEvent): event is SetCalled => event.type === "SetCalled";

/** By the first thing that settled who may show. */
function decidedIn(events: readonly MatchEvent[]): Decided {
  if (!events.some(({ type }) => type === "CallsDisputed")) return "order";
  const asked = events.find((event) => event.type === "BothAsked" || event.type === "CallerAsked");
  if (!asked) return "left";
  if (asked.type === "BothAsked" || (asked.waiting ?? []).length > 0) return "all";
  return events.some((event) => event.type === "FirstNamed" && event.caller === asked.by) ? "named" : "left";
}

type Outcome = "SetTaken" | "PointShared" | "CallExcused" | "CallFailed";
const by = (events: readonly MatchEvent[], ...types: Outcome[]): string[] =>
  once(
    events.flatMap((event) => (types.includes(event.type as Outcome) && "by" in event ? [event.by] : [])),
    (player) => player,
  );

/** Each but once, where it came first. */
const once = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];
