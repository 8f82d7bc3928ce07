/** Where cards lie face down, a find lies open for a moment: otherwise nobody would see its last card (M-11). */
import { batch } from "@preact/signals";
import type { Card } from "../cards/card";
import type { Place } from "../play/round";
import type { SetTaken, Table } from "../protocol/types";
import { liesFaceDown } from "../rules/layout";
import type { Taken } from "../table/useMotion";
import type { KnownTable } from "./known";

const LINGER_MS = 1_200;

/** Cards that somebody has taken, and that are still drawn in their places. */
export interface Lingering {
  readonly by: string;
  readonly cards: ReadonlyMap<Place, Card>;
}

/** The cards of a find as they lay when it was taken; null where they have been seen all the time. */
export function lingeringOf({ rules, layout }: Table, { by, gone }: SetTaken): Lingering | null {
  return liesFaceDown(rules) ? { by, cards: new Map(gone.map((card) => [layout.indexOf(card), card as Card])) } : null;
}

/** The layout as it is drawn: with what lingers in its places. */
export function withLingering(layout: Table["layout"], lingering: Lingering | null): Table["layout"] {
  if (!lingering) return layout;
  const { cards } = lingering;
  const places = Math.max(layout.length, ...[...cards.keys()].map((place) => place + 1));
  return [...Array(places).keys()].map((place) => cards.get(place) ?? layout[place] ?? null);
}

/** Let a find lie there for a moment; then it goes to its finder. */
export function linger(known: Pick<KnownTable, "lingering" | "taken">, find: Lingering, taken: Taken | null): void {
  known.lingering.value = find;
  setTimeout(() => {
    if (known.lingering.value !== find) return;
    batch(() => {
      known.lingering.value = null;
      known.taken.value = taken;
    });
  }, LINGER_MS);
}
