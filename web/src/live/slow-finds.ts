/** Own finds that took long are kept, to be brought back as a drill. Pure but for the keeping. */
import type { Card, Trio } from "../cards/card";
import { keepSlow } from "../drills/keep-slow";
import type { Gathering, TableEvent } from "../protocol/types";

/** When each card on the table came, by the table's clock; those that lay there before this page are not in it. */
export type Came = ReadonlyMap<Card, number>;

type Lying = readonly (Card | null)[];

/** After the layout has changed. */
export function cameAfter(came: Came, before: Lying, layout: Lying, at: number): Came {
  const known = layout.flatMap((card): [Card, number][] => {
    if (!card) return [];
    const when = before.includes(card) ? came.get(card) : at;
    return when === undefined ? [] : [[card, when]];
  });
  return new Map(known);
}

/** Since when all of these lie there together; null where that is not known. */
export function together(came: Came, cards: readonly Card[]): number | null {
  const times = cards.map((card) => came.get(card));
  return times.every((time) => time !== undefined) ? Math.max(...times) : null;
}

const layoutOf = (gathering: Gathering | null): Lying => gathering?.match?.table?.layout ?? [];

/** One event: a find of one's own is kept if it was slow. Hinted ones are not: others have seen them. */
export function noteFind(came: Came, you: string | null, before: Gathering | null, event: TableEvent): void {
  if (event.type !== "SetTaken" || event.by !== you || event.cards.length !== 3) return;
  const since = together(came, event.cards);
  const hinted = before?.match?.table?.hinted ?? [];
  if (since === null || event.cards.some((card) => hinted.includes(card))) return;
  keepSlow(layoutOf(before), event.cards as unknown as Trio, event.at - since);
}

/** The same, with what lies there afterwards. */
export const cameWith = (came: Came, before: Gathering | null, after: Gathering | null): Came =>
  layoutOf(before) === layoutOf(after) ? came : cameAfter(came, layoutOf(before), layoutOf(after), after?.at ?? 0);
