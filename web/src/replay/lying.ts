/** What lay there to be found, from when to when, and who saw it (as record/lying.py). */
import type { MatchEvent, SetTaken, Table } from "../protocol/types";
import { cardsAreUnseen } from "../rules/deck";
import type { Batch } from "./batches";
import { type Find, findsInSight, keyOf } from "./finds";

/** Why a find no longer lies there: a card was taken; the chain went on elsewhere; cards off, or turned back; the end. */
export type Gone = "taken" | "linked" | "off" | "turned" | "over";

export interface Lying {
  readonly cards: Find;
  readonly since: number;
  readonly since_n: number; // the event after which it lay there, counted from 1
  readonly until: number;
  readonly until_n: number; // the event after which it did no longer
  readonly gone: Gone;
  readonly by: string | null; // who took the card, or went on elsewhere
  readonly broken: Find; // with which find
  readonly seen_by: readonly string[]; // those who took it or pointed it out
}

/** Keeps what lies there in one round, batch by batch. */
export class Watch {
  readonly here = new Map<string, Lying>();
  readonly gone: Lying[] = [];
  #lookedAt: readonly unknown[] = [];

  /** Somebody takes this or points it out: what lies there, or lay there last. */
  see(by: string, cards: Find): Lying | null {
    const key = keyOf(cards);
    const lies = this.here.get(key);
    if (lies) {
      this.here.set(key, seen(lies, by));
      return lies;
    }
    const n = this.gone.findLastIndex((one) => keyOf(one.cards) === key);
    const lay = this.gone[n];
    if (lay) this.gone[n] = seen(lay, by);
    return lay ?? null;
  }

  /** The table after a batch: what is there now, and what is no longer. */
  look(table: Table, batch: Batch): void {
    const lookedAt = [table.layout, table.seen, table.turned, table.finds, table.phase.type === "Over"];
    if (lookedAt.every((part, n) => part === this.#lookedAt[n])) return;
    this.#lookedAt = lookedAt;
    const now = new Map(findsInSight(table).map((find) => [keyOf(find), find]));
    for (const [key, lies] of this.here)
      if (!now.has(key)) {
        this.here.delete(key);
        const lay = ended(lies, table, batch);
        if (!cardsAreUnseen(table.rules) || isKnown(lay, batch)) this.gone.push(lay);
      }
    for (const [key, cards] of now) if (!this.here.has(key)) this.here.set(key, begun(cards, batch));
  }
}

const begun = (cards: Find, { at, last }: Batch): Lying => ({
  cards,
  since: at,
  since_n: last,
  until: at,
  until_n: last,
  gone: "over",
  by: null,
  broken: [],
  seen_by: [],
});

const seen = (lying: Lying, by: string): Lying =>
  lying.seen_by.includes(by) ? lying : { ...lying, seen_by: [...lying.seen_by, by] };

function ended(lying: Lying, table: Table, { events, at, last }: Batch): Lying {
  const takes = events.filter((event): event is SetTaken => event.type === "SetTaken");
  const breaks = takes.find((take) => take.cards.some((card) => lying.cards.includes(card)));
  const take = breaks ?? (table.rules.pattern.linked > 0 ? takes[0] : undefined);
  const why = breaks ? "taken" : take ? "linked" : endOf(events);
  return { ...lying, until: at, until_n: last, gone: why, by: take?.by ?? null, broken: take?.cards ?? [] };
}

function endOf(events: readonly MatchEvent[]): Gone {
  if (events.some(({ type }) => type === "CardsTakenOff")) return "off";
  return events.some(({ type }) => type === "TurnedBack") ? "turned" : "over";
}

/** Did a find among real cards lie there until this moment? */
const isKnown = ({ gone }: Lying, { events }: Batch): boolean =>
  gone === "taken" || events.some(({ type }) => type === "RoundEnded");

/** Who shows which cards with this event. */
export function shownIn(event: MatchEvent): readonly [string, Find] | null {
  switch (event.type) {
    case "SetPointed":
    case "SetShown":
      return event.cards.length > 0 ? [event.by, event.cards] : null;
    case "SetCalled":
      return event.touched && event.touched.length > 0 ? [event.by, event.touched] : null;
    case "ClaimSeen":
      return [event.caller, event.cards.map(([card]) => card)];
    default:
      return null;
  }
}
