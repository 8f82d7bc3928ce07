/** Events for tests. */
import type { TableEvent } from "../src/protocol/types";

/** The event as the server shows it: without face-down cards. To a viewer, also what is done on their own layout. */
export function seenEvent(event: TableEvent, viewer: string | null = null): TableEvent {
  switch (event.type) {
    case "OnOwnLayout":
      return event.by === viewer ? seenEvent(event.event) : event;
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
