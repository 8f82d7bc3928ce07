/** Cards that are dealt, moved and taken away. */
import type { CardsDealt, PointShared, SetTaken, Table } from "../protocol/types";
import type { Change } from "./change";
import { gain, seats } from "./seats";
import { laid, stillLying } from "./turning";

export function taken(table: Table, { at, by, cards, kept, gone, points }: SetTaken): Change {
  return {
    since: at,
    phase: { type: "Searching" },
    seats: seats(table, by, (seat) => gain(seat, kept, points)),
    layout: cleared(table.layout, gone),
    discard: [...table.discard, ...gone.filter((card) => !kept.includes(card))],
    finds: [...table.finds, cards],
    none_here: [],
    off: [],
    hinted: [],
    missed: missed(table, cards),
    turned: stillLying(table.turned, gone),
    seen: stillSeen(table.seen, cards),
  };
}

/** Of the cards of a real deck; if nobody saw which were taken, it is unknown which still lie there. */
const stillSeen = (seen: Table["seen"], taken: readonly string[]): Table["seen"] =>
  taken.length > 0 ? seen.filter(([card]) => !taken.includes(card)) : [];

export function shared(table: Table, { by, cards, kept, gone }: PointShared): Change {
  return {
    phase: { type: "Searching" },
    seats: seats(table, by, (seat) => gain(seat, kept, 1)),
    layout: cleared(table.layout, gone),
    discard: [...table.discard, ...gone].filter((card) => !kept.includes(card)),
    missed: missed(table, cards),
  };
}

/** Record these cards for those who are waiting, since they had called before the cards were taken. */
const missed = (table: Table, taken: readonly string[]): Table["missed"] =>
  table.waiting.map((by) => [by, [...(table.missed.find(([one]) => one === by)?.[1] ?? []), taken]]);

export function dealt(table: Table, { at, cards, places, pile }: CardsDealt): Change {
  const layout = laid(table.layout, places, cards);
  const piles = table.piles.map((one, n) => (n === pile ? { ...one, left: one.left - cards.length } : one));
  return { since: at, layout, piles, none_here: [], off: [], hinted: [] };
}

/** All cards of the layout go. */
export function solved({ discard, layout }: Table, at: number): Change {
  const gone = layout.filter((card) => card !== null);
  return { since: at, layout: [], discard: [...discard, ...gone], none_here: [], hinted: [] };
}

/** The layout after the moves, without the empty places at its end. */
export function moved(layout: Table["layout"], moves: readonly (readonly [number, number])[]): Table["layout"] {
  const cards = [...layout];
  for (const [start, end] of moves) {
    cards[end] = cards[start] ?? null;
    cards[start] = null;
  }
  while (cards.length > 0 && cards.at(-1) === null) cards.pop();
  return cards;
}

export const cleared = (layout: Table["layout"], gone: readonly string[]): Table["layout"] =>
  layout.map((card) => (card !== null && gone.includes(card) ? null : card));
