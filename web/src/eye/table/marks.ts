/** What is said of a look: each card once, and how well it was seen. Pure. */
import type { Card } from "../../cards/card";
import type { Table } from "../../protocol/types";
import type { Spot, Still } from "../page/still";

export type Marked = Table["seen"][number];

/** `first`: what was read before anybody changed it; a card that a person confirms is sure. */
export function marked(first: Still, spots: readonly Spot[]): Marked[] {
  const read = new Map(first.spots.map(({ id, card }) => [id, card]));
  const each = spots.map(({ id, card, sure }): [Card, Marked[1]] => [
    card,
    read.get(id) !== card ? "corrected" : sure ? "sure" : "unsure",
  ]);
  return [...new Map(each)];
}
