import type { Card } from "../cards/card";
import type { TableEvent } from "../protocol/types";

/** Cards that somebody has pointed at, and what came of it. Right ones of mine wait for the server. */
export interface Shown {
  readonly by: string;
  readonly cards: readonly Card[];
  readonly verdict: "waiting" | "right" | "wrong";
  readonly lost: number; // points
}

/** What is shown after one event. What I point at myself is shown before the server tells of it. */
export function shownAfter(shown: Shown | null, event: TableEvent, you: string | null): Shown | null {
  switch (event.type) {
    case "SetPointed":
      return event.cards.length > 0 && event.by !== you ? showing(event, "waiting") : shown;
    case "SetTaken":
      return showing(event, "right");
    case "CallFailed":
      if (shown?.by !== event.by) return shown;
      return event.why === "wrong" ? { ...shown, verdict: "wrong" } : null;
    case "PointsLost":
      return shown?.by === event.by && shown.verdict === "wrong" ? { ...shown, lost: event.points } : shown;
    case "SetCalled":
      return event.by !== you && shown?.verdict === "right" ? null : shown;
    case "RoundOpened":
      return null;
    default:
      return shown;
  }
}

const showing = (
  { by, cards }: { readonly by: string; readonly cards: readonly string[] },
  verdict: Shown["verdict"],
): Shown => ({ by, cards: cards as readonly Card[], verdict, lost: 0 });
