/** The deck slot: which cards are in play. */
import type { Rules } from "../protocol/types";

/** How many cards a round begins with; none that we see where they are real. */
export function deckSize(deck: Rules["deck"]): number {
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
