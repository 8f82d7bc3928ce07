/** A match as pictures that are prepared once: scrubbing and playing only choose among them. */
import { FACE_DOWN } from "../cards/card";
import { type News, newsOf } from "../live/news";
import type { Match, MatchEvent, Table } from "../protocol/types";
import { cardsAreUnseen } from "../rules/deck";
import { liesFaceDown } from "../rules/layout";
import { batches } from "./batches";
import { type Find, layoutOf } from "./finds";
import type { Lying } from "./lying";
import { evolve, type Found, type RoundSeen, sightings } from "./sightings";
import { offsetOf, type Timeline, timelineOf } from "./timeline";

export interface Frame {
  readonly n: number; // the last event in it, from 1
  readonly at: number;
  readonly offset: number; // on the line of all rounds
  readonly table: Table;
  readonly layout: Table["layout"]; // as it is seen: what lies face down does not show its face
  readonly ring: { readonly cards: Find; readonly right: boolean } | null;
  readonly by: string | null; // who acts
  readonly news: readonly News[];
  readonly found: Found | null;
  readonly moment: number; // the event after which the finds lay there that are to be seen now
}

export interface Prepared {
  readonly frames: readonly Frame[];
  readonly finds: readonly number[]; // the frames in which something is taken
  readonly rounds: readonly RoundSeen[];
  readonly timeline: Timeline;
  readonly match: Match;
}

const LINGER_MS = 900; // how long a find is seen before its cards go, as far as there is time

export function prepare(events: readonly MatchEvent[]): Prepared {
  const rounds = sightings(events);
  const timeline = timelineOf(rounds, events.at(-1)?.at ?? 0);
  const found = new Map(rounds.flatMap((round) => round.found).map((one) => [one.n, one]));
  const frames: Frame[] = [];
  let match: Match | null = null;
  let before = 0;
  for (const batch of batches(events)) {
    let n = batch.last - batch.events.length;
    let news: News[] = [];
    let claimed = false;
    for (const event of batch.events) {
      n += 1;
      const table: Table | null = match?.table ?? null;
      const next: Match = evolve(match, event);
      const told = newsOf(event, table, match?.ended);
      if (told?.message) news.push(told);
      match = next;
      const ring = table && ringOf(event, table);
      if (ring && next.table) {
        frames.push({
          ...frame(n, event, next.table),
          layout: seenLayout(table),
          ring,
          by: byOf(event),
          news,
          found: found.get(n) ?? null,
          moment: before,
        });
        news = [];
        claimed = true;
      }
    }
    const last = batch.events.at(-1);
    const rest = !claimed || frames.at(-1)?.n !== n;
    if (match?.table && last && rest) {
      const by = claimed ? (frames.at(-1)?.by ?? null) : byOf(batch.events[0]);
      frames.push({ ...frame(n, last, match.table), news, by });
    }
    before = batch.last;
  }
  if (!match || frames.length === 0) throw new Error("nothing has been dealt");
  const placed = place(frames, timeline);
  const finds = placed.flatMap((one, n) => (one.found ? [n] : []));
  return { frames: placed, finds, rounds, timeline, match };
}

const frame = (n: number, { at }: MatchEvent, table: Table): Frame => ({
  n,
  at,
  offset: 0,
  table,
  layout: seenLayout(table),
  ring: null,
  by: null,
  news: [],
  found: null,
  moment: n,
});

/** The cards that are ruled on with this event, as they still lie there. */
function ringOf(event: MatchEvent, table: Table): Frame["ring"] {
  if (event.type === "SetTaken" || event.type === "PointShared") return { cards: event.cards, right: true };
  if (event.type !== "CallFailed" || event.why !== "wrong") return null;
  const { phase } = table;
  if (phase.type === "Pointed") return { cards: phase.cards, right: false };
  const shown = phase.type === "AllShow" ? phase.shown.find(([by]) => by === event.by) : undefined;
  return { cards: shown?.[1] ?? [], right: false };
}

const byOf = (event: MatchEvent | undefined): string | null =>
  event && "by" in event && event.type !== "RoundOpened" && event.type !== "MatchOpened" ? event.by : null;

/** Without the faces that nobody saw then; of a real deck what somebody has seen, and what is shown beside it. */
function seenLayout(table: Table): Table["layout"] {
  if (cardsAreUnseen(table.rules)) {
    const claimed = table.phase.type === "Pointed" ? table.phase.cards : [];
    return [...new Set([...layoutOf(table), ...claimed])];
  }
  if (!liesFaceDown(table.rules) || table.phase.type === "Over") return table.layout;
  const up = new Set(table.turned.flatMap(({ cards }) => cards));
  return table.layout.map((card) => (card !== null && !up.has(card) ? FACE_DOWN : card));
}

/** Each at its time; those of one instant follow each other as far as there is room, so that a find is seen. */
function place(frames: readonly Frame[], timeline: Timeline): Frame[] {
  const offsets = frames.map(({ at }) => offsetOf(timeline, at));
  const placed: Frame[] = [];
  for (let first = 0; first < frames.length; ) {
    const offset = offsets[first] ?? 0;
    const after = offsets.findIndex((other, n) => n > first && other > offset);
    const end = after < 0 ? frames.length : after;
    const step = Math.min(LINGER_MS, after < 0 ? LINGER_MS : ((offsets[after] ?? 0) - offset) / (end - first));
    placed.push(...frames.slice(first, end).map((one, n) => ({ ...one, offset: offset + n * step })));
    first = end;
  }
  return placed;
}

/** The last frame at or before a place on the line. */
export function frameAt(frames: readonly Frame[], offset: number): number {
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((frames[middle]?.offset ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What lay there to be seen in a frame, longest first. */
export function lyingAt(rounds: readonly RoundSeen[], { moment, at }: Frame): Lying[] {
  const round = rounds.findLast(({ began }) => began <= at);
  const here = round?.lay.filter(({ since_n, until_n }) => since_n <= moment && moment < until_n) ?? [];
  return here.sort((a, b) => a.since - b.since);
}
