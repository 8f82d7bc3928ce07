/** The cards of a run: dealt by rule alone, so that the same finds in the same deck bring the same layouts. Pure. */
import type { Trio } from "../cards/card";
import { isOver, lyingOut, open, point, type Round, sayNoSet } from "../play/round";
import { findSet } from "../play/sets";
import { deckOf } from "./seed";

export interface Table {
  readonly seed: string;
  readonly deck: number; // which deck of the seed
  readonly round: Round;
}

export const deal = (seed: string, deck = 0): Table => settled({ seed, deck, round: open(deckOf(seed, deck)) });

/** A layout with a SET in it: three more cards while there is none, and the next deck after the last one. */
export function settled(table: Table): Table {
  const { round } = table;
  if (findSet(lyingOut(round))) return table;
  if (isOver(round)) return deal(table.seed, table.deck + 1);
  return settled({ ...table, round: { ...sayNoSet(round), news: round.news } });
}

/** The table after one of its SETs was taken; null if it does not lie there. */
export function taking(table: Table, trio: readonly string[]): Table | null {
  const places = trio.map((card) => table.round.layout.indexOf(card));
  const free: Round = { ...table.round, pointed: [] };
  const round = places.reduce(point, free);
  return trio.length === 3 && round.found.length > free.found.length ? settled({ ...table, round }) : null;
}

/** The table after all these finds; null if one of them cannot have been made. */
export const tableAfter = (seed: string, finds: readonly Trio[]): Table | null =>
  finds.reduce<Table | null>((table, trio) => table && taking(table, trio), deal(seed));
