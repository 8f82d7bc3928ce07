/** The ending slot: when the round is over. */
import type { Rules } from "../protocol/types";

type Ending = Rules["ending"];

const ONE_LAYOUT: Record<Ending["type"], boolean> = {
  DeckUsedUp: false,
  AllFound: true,
  DeckSolved: false,
  FirstTo: false,
  FirstToInTime: false,
  Timed: false,
};

const USED_UP: Record<Ending["type"], boolean> = {
  DeckUsedUp: true,
  AllFound: false,
  DeckSolved: false,
  FirstTo: false,
  FirstToInTime: false,
  Timed: false,
};

/** Is a round over only when the deck is used up? */
export const isUsedUp = ({ ending }: Rules): boolean => USED_UP[ending.type];

/** Is a single layout to be solved, which players may also give up? */
export const isOneLayout = ({ ending }: Rules): boolean => ONE_LAYOUT[ending.type];

/** How long a round lasts, where it has a time. */
export function limitMs({ ending }: Rules): number | null {
  switch (ending.type) {
    case "FirstToInTime":
    case "Timed":
      return ending.time_ms;
    case "DeckUsedUp":
    case "AllFound":
    case "DeckSolved":
    case "FirstTo":
      return null;
  }
}

/** How many finds end the round, where a number does. */
export function enoughFinds({ ending }: Rules): number | null {
  switch (ending.type) {
    case "FirstToInTime":
    case "FirstTo":
      return ending.sets;
    case "DeckUsedUp":
    case "AllFound":
    case "DeckSolved":
    case "Timed":
      return null;
  }
}
