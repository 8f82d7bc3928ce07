/** What can be said of the rounds of a match from its record (as record/sightings.py, held to the same vectors). */
import { kindOf } from "../cards/kinds";
import { evolveMatch, openedMatch } from "../fold/match";
import { explain } from "../play/explain";
import type { CallFailed, Match, MatchEvent, PointShared, SetPointed, SetTaken, Table } from "../protocol/types";
import { cardsAreUnseen } from "../rules/deck";
import { batches } from "./batches";
import { CallWatch, type CloseCall } from "./close";
import { type Find, keyOf, layoutOf } from "./finds";
import { type Lying, shownIn, Watch } from "./lying";

/** A find that was taken. From `since` to `called` everyone could have seen it. */
export interface Found {
  readonly n: number;
  readonly at: number;
  readonly called: number;
  readonly by: string;
  readonly cards: Find;
  readonly since: number | null; // null if they never lay there together for all to see
  readonly differing: number | null;
  readonly layout: number;
  readonly others: number;
  readonly wrong: number;
  readonly points: number;
}
export interface Failed {
  readonly n: number;
  readonly at: number;
  readonly by: string;
  readonly why: CallFailed["why"];
  readonly cards: Find;
}
export interface RoundSeen {
  readonly began: number;
  readonly ended: number | null;
  readonly counted: boolean;
  readonly found: readonly Found[];
  readonly lay: readonly Lying[];
  readonly failed: readonly Failed[];
  readonly close: readonly CloseCall[];
}

/** How long a find took to see; null where nobody could have seen it before. */
export const afterMs = ({ called, since }: Found): number | null =>
  since === null ? null : Math.max(0, called - since);

/** What nobody took or pointed out. */
export const unseenOf = ({ lay }: RoundSeen): Lying[] => lay.filter(({ seen_by }) => seen_by.length === 0);

export const evolve = (match: Match | null, event: MatchEvent): Match => {
  if (event.type === "MatchOpened") return openedMatch(event);
  if (!match) throw new Error(`${event.type} came before the match was opened`);
  return evolveMatch(match, event);
};

export function sightings(events: readonly MatchEvent[]): RoundSeen[] {
  const rounds: Round[] = [];
  let match: Match | null = null;
  for (const batch of batches(events)) {
    let n = batch.last - batch.events.length;
    for (const event of batch.events) {
      n += 1;
      if (event.type === "RoundOpened") rounds.push(new Round(event.at));
      else if (match?.table) rounds.at(-1)?.tell(event, n, match.table);
      match = evolve(match, event);
    }
    if (match?.table) {
      rounds.at(-1)?.watch.look(match.table, batch);
      rounds.at(-1)?.calls.look(match.table);
    }
  }
  return rounds.map((round) => round.seen());
}

/** Gathers what is known of one round, event by event. */
class Round {
  readonly watch = new Watch();
  readonly calls = new CallWatch();
  readonly #found: Found[] = [];
  readonly #failed: Failed[] = [];
  readonly #called = new Map<string, number>();
  readonly #searched = new Map<string, number>(); // when the layout had last changed before the call
  readonly #shown = new Map<string, Find>();
  readonly #wrong = new Map<string, number>();
  readonly #began: number;
  #ended: number | null = null;
  #counted = false;

  constructor(began: number) {
    this.#began = began;
  }

  /** One more event; the table is as it was before it. */
  tell(event: MatchEvent, n: number, table: Table): void {
    this.calls.tell(event, n);
    const shown = shownIn(event);
    if (shown) this.#show(...shown, event.at);
    switch (event.type) {
      case "SetCalled":
        this.#called.set(event.by, event.at);
        this.#searched.set(event.by, table.since);
        break;
      case "SetPointed":
        this.#point(event, table);
        break;
      case "SetTaken":
      case "PointShared":
        this.#take(event, n, table);
        break;
      case "CallFailed":
        this.#fail(event, n);
        break;
      case "RoundEnded":
        this.#ended = event.at;
        break;
      case "RoundCounted":
        this.#counted = true;
    }
  }

  #show(by: string, cards: Find, at: number): void {
    if (!this.#called.has(by)) this.#called.set(by, at);
    this.#shown.set(by, cards);
    this.watch.see(by, cards);
  }

  /** Where nobody calls, the search ends with the pointing. */
  #point({ at, by }: SetPointed, table: Table): void {
    if (this.#searched.has(by)) return;
    if (!this.#called.has(by)) this.#called.set(by, at);
    this.#searched.set(by, table.since);
  }

  #fail({ at, by, why }: CallFailed, n: number): void {
    this.#failed.push({ n, at, by, why, cards: this.#shown.get(by) ?? [] });
    this.#shown.delete(by);
    this.#called.delete(by);
    this.#searched.delete(by);
    if (why === "wrong") this.#wrong.set(by, (this.#wrong.get(by) ?? 0) + 1);
  }

  #take(event: SetTaken | PointShared, n: number, table: Table): void {
    const { at, by, cards } = event;
    const isSeen = cards.length > 0 && cardsAreUnseen(table.rules);
    this.#found.push({
      n,
      at,
      called: this.#called.get(by) ?? at,
      by,
      cards,
      since: earliest(this.watch.see(by, cards)?.since, isSeen ? this.#searched.get(by) : undefined),
      differing: differing(cards),
      layout: layoutOf(table).filter((card) => card !== null).length,
      others: this.watch.here.size - (this.watch.here.has(keyOf(cards)) ? 1 : 0),
      wrong: this.#wrong.get(by) ?? 0,
      points: event.type === "SetTaken" ? event.points : 1,
    });
    this.#called.delete(by);
    this.#searched.delete(by);
    this.#shown.delete(by);
    if (event.type === "SetTaken") this.#wrong.clear();
  }

  seen(): RoundSeen {
    const lay = [...this.watch.gone].sort(
      (a, b) => a.since_n - b.since_n || a.until_n - b.until_n || (a.cards.join() < b.cards.join() ? -1 : 1),
    );
    return {
      began: this.#began,
      ended: this.#ended,
      counted: this.#counted,
      found: this.#found,
      lay,
      failed: this.#failed,
      close: this.calls.close,
    };
  }
}

const earliest = (...instants: readonly (number | undefined)[]): number | null => {
  const known = instants.filter((instant) => instant !== undefined);
  return known.length > 0 ? Math.min(...known) : null;
};

/** How many features are not the same on all cards, where each is the same or has every value on them. */
export function differing(cards: Find): number | null {
  const [first, ...rest] = cards;
  if (!first || cards.length < 3 || cards.length !== kindOf(first).values) return null;
  return explain([first, ...rest]).filter(({ verdict }) => verdict !== "same").length;
}
