/** What was seen in one picture, and what people make of it: cards are put right, added and removed. Pure. */
import type { Card } from "../../cards/card";
import type { SeenCard, Sight } from "../look";
import { inReadingOrder } from "./rows";

export type Corners = SeenCard["corners"];

/** A place of the picture where a card lies; one that was added by hand lies nowhere. */
export interface Spot {
  readonly id: number;
  readonly card: Card;
  readonly sure: boolean;
  readonly others: readonly Card[]; // what it could be instead, the likeliest first
  readonly corners: Corners | null;
}

export interface Still {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[]; // in reading order
  readonly sight: Sight; // as it was seen, before anybody put it right
}

export function stillOf(sight: Sight): Still {
  const { width, height, cards } = sight;
  const spots = inReadingOrder(cards).map(({ card, sure, others, corners }, id) => ({
    id,
    card,
    sure,
    others,
    corners,
  }));
  return { width, height, spots, sight };
}

/** Somebody says which card it is; that it was right is said in the same way. */
export const corrected = (still: Still, id: number, card: Card): Still => ({
  ...still,
  spots: still.spots.map((spot) => (spot.id === id ? correctedSpot(spot, card) : spot)),
});

const correctedSpot = (spot: Spot, card: Card): Spot => ({
  ...spot,
  card,
  sure: true,
  others: [spot.card, ...spot.others].filter((other) => other !== card),
});

export const removed = (still: Still, id: number): Still => ({
  ...still,
  spots: still.spots.filter((spot) => spot.id !== id),
});

export function added(still: Still, card: Card): Still {
  const id = Math.max(-1, ...still.spots.map((spot) => spot.id)) + 1;
  return { ...still, spots: [...still.spots, { id, card, sure: true, others: [], corners: null }] };
}

/** The cards, each once. */
export const cardsOf = ({ spots }: Still): Card[] => [...new Set(spots.map(({ card }) => card))];

/** The cards as they were read. */
export const readIn = ({ sight }: Still): Card[] => sight.cards.map(({ card }) => card);

export const unsure = ({ spots }: Still): Spot[] => spots.filter(({ sure }) => !sure);

/** Places where a card is said to lie that lies elsewhere too. */
export const doubled = ({ spots }: Still): Spot[] =>
  spots.filter((spot) => spots.some((other) => other.id !== spot.id && other.card === spot.card));

/** The cards that are asked about: all if there are no more than three, otherwise those that were chosen. */
export const chosenOf = ({ spots }: Still, chosen: readonly number[]): readonly Spot[] =>
  spots.length > 3 ? spots.filter(({ id }) => chosen.includes(id)) : spots;

/** A tap chooses a card or takes it back. The fourth begins anew: three are a SET or none. */
export function toggled(chosen: readonly number[], id: number): readonly number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length === 3 ? [id] : [...chosen, id];
}

export const spotOf = ({ spots }: Still, card: Card): Spot | undefined => spots.find((spot) => spot.card === card);
