/** The ending slot: when the round is over. */
import type { Rules } from "../protocol/types";

type Ending = Rules["ending"];

const ONE_LAYOUT: Record<Ending["type"], boolean> = {
  DeckUsedUp: false,
  AllFound: true,
  DeckSolved: false,
  FirstTo: false,
  Timed: false,
};

const USED_UP: Record<Ending["type"], boolean> = {
  DeckUsedUp: true,
  AllFound: false,
  DeckSolved: false,
  FirstTo: false,
  Timed: false,
};

/** Is a round over only when the deck is used up? */
export const isUsedUp = ({ ending }: Rules): boolean => USED_UP[ending.type];

/** Is a single layout to be solved, which players may also give up? */
export const isOneLayout = ({ ending }: Rules): boolean => ONE_LAYOUT[ending.type];
