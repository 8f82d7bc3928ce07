/** Has the camera seen the same for long enough to stop? Counted in pictures, not in time. Pure. */
import type { Card } from "../../cards/card";
import type { Sight } from "../look";

export interface Watched {
  readonly cards: string; // what was seen last
  readonly times: number; // in how many pictures one after another
  readonly looks: number; // pictures in all
}

export const NOTHING: Watched = { cards: "", times: 0, looks: 0 };
const FEWEST = 2; // pictures: of what only one shows, nothing is told
const SURE = 3; // pictures that agree, if every card is sure
const UNSURE = 10; // a card that stays unsure is left to people

/** One more picture. */
export function watched(before: Watched, sight: Sight): Watched {
  const cards = sight.cards
    .map(({ card }) => card)
    .sort()
    .join();
  return { cards, times: cards === before.cards ? before.times + 1 : 1, looks: before.looks + 1 };
}

/** What a picture must show for the camera to stop by itself. */
export interface Wanted {
  readonly least: number; // with fewer cards there is nothing to answer
  readonly counted: ReadonlySet<Card>; // something else than these, which are still to be put away
}

/** May a picture be kept because somebody wants it? */
export const mayBeTaken = ({ looks }: Watched): boolean => looks >= FEWEST;

/** Does it show only cards that were counted? */
export const isCounted = ({ cards }: Sight, counted: ReadonlySet<Card>): boolean =>
  cards.length > 0 && cards.every(({ card }) => counted.has(card));

export function isSteady({ times }: Watched, sight: Sight, { least, counted }: Wanted): boolean {
  const { cards } = sight;
  if (cards.length < least || isCounted(sight, counted)) return false;
  return times >= (cards.every(({ sure }) => sure) ? SURE : UNSURE);
}
