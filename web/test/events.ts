/** Events for tests. */
import type { TableEvent } from "../src/protocol/types";

/** The event as the server shows it: without face-down cards. */
export function seenEvent(event: TableEvent): TableEvent {
  switch (event.type) {
    case "PilesSet":
      return { ...event, piles: event.piles.map((pile) => ({ ...pile, cards: [] })) };
    case "CardsTakenOff":
      return { ...event, pile: { ...event.pile, cards: [] } };
    case "CardsDealt":
      return event.face_down ? { ...event, cards: event.cards.map(() => "?") } : event;
    case "TurnedBack":
      return { ...event, under: event.under.map(() => "?") };
    case "DeckSealed":
      return { ...event, salt: "" };
    default:
      return event;
  }
}
