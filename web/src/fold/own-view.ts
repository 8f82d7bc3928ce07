/** The log of a race as one of its players saw it (M-12); of any other match, the log itself. */
import type { MatchEvent } from "../protocol/types";

/** What happened on this player's layout is as in any round. What others did is left wrapped: no fold looks into it. */
export const ownView = (events: readonly MatchEvent[], player: string | undefined): MatchEvent[] =>
  events.map((event) => (event.type === "OnOwnLayout" && event.by === player ? event.event : event));

/** Those who had a layout of their own; nobody outside a race. */
export const racers = (events: readonly MatchEvent[]): string[] =>
  events.flatMap((event) => (event.type === "OwnLayoutOpened" ? [event.by] : []));
