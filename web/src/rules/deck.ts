/** The deck slot: which cards are in play. */
import type { Letters } from "../cards/card";
import { BOX, KINDS, type Kind } from "../cards/kinds";
import type { Rules } from "../protocol/types";

type Deck = Rules["deck"];

/** How many cards a round begins with; none that we see where they are real. */
export function deckSize(deck: Deck): number {
  switch (deck.type) {
    case "AllCards": {
      const free = deck.features - [deck.colour, deck.shading].filter((held) => held !== null).length;
      return deck.values ** free - (deck.values === 2 ? 1 : 0); // no card is without dots
    }
    case "SomeCards":
      return deck.count;
    case "PuzzleDeck":
      return 81;
    case "RealDeck":
      return 0;
  }
}

const UNSEEN: Record<Deck["type"], boolean> = { AllCards: false, SomeCards: false, PuzzleDeck: false, RealDeck: true };

/** Are the cards in people's hands, where Tercet does not see them? */
export const cardsAreUnseen = ({ deck }: Rules): boolean => UNSEEN[deck.type];

/** How many values each feature has. */
export function valuesOf({ deck }: Pick<Rules, "deck">): number {
  switch (deck.type) {
    case "AllCards":
      return deck.values;
    case "SomeCards":
    case "PuzzleDeck":
    case "RealDeck":
      return 3;
  }
}

/** The kind of the cards. */
export function kindIn({ deck }: Pick<Rules, "deck">): Kind {
  switch (deck.type) {
    case "AllCards":
      return KINDS.find(({ values, features }) => values === deck.values && features.length === deck.features) ?? BOX;
    case "SomeCards":
    case "PuzzleDeck":
    case "RealDeck":
      return BOX;
  }
}

/** Are these cards of the box, which has 81? */
export function isOfTheBox(deck: Deck): boolean {
  switch (deck.type) {
    case "AllCards":
      return deck.values === 3 && deck.features === 4;
    case "SomeCards":
    case "PuzzleDeck":
    case "RealDeck":
      return true;
  }
}

/** What is the same on all cards. */
export function heldFeatures({ deck }: Rules): Partial<Letters> {
  switch (deck.type) {
    case "AllCards":
      return { ...(deck.colour && { colour: deck.colour }), ...(deck.shading && { shading: deck.shading }) };
    case "SomeCards":
    case "PuzzleDeck":
    case "RealDeck":
      return {};
  }
}

/** How many SETs each layout has, where the deck is ordered for that. */
export function setsInLayout({ deck }: Rules): number | null {
  switch (deck.type) {
    case "PuzzleDeck":
      return deck.sets;
    case "AllCards":
    case "SomeCards":
    case "RealDeck":
      return null;
  }
}

/** The same puzzle with another number of SETs in each layout. */
export const withSetsInLayout = (rules: Rules, sets: number): Rules => ({
  ...rules,
  deck: { type: "PuzzleDeck", sets },
});
