import type { Card } from "../cards/card";
import type { CallFailed, Table, TableEvent } from "../protocol/types";

/** Cards that somebody has pointed at, and what came of it. Right ones of mine wait for the server. */
export interface Shown {
  readonly by: string;
  readonly cards: readonly Card[]; // none where a call failed without any
  readonly verdict: "waiting" | "right" | "wrong";
  readonly why: string; // it failed: wrong, late, withdrawn …
  readonly lost: number; // points
  readonly out: boolean; // locked out by it
}

type Phase = Table["phase"];

/**
 * What is shown after one event, with the phase before it. What I point at myself is shown before the server tells of
 * it. An explanation stays until it is closed or I act: others may find what they like meanwhile.
 */
export function shownAfter(
  shown: Shown | null,
  event: TableEvent,
  you: string | null,
  phase: Phase | undefined,
): Shown | null {
  const kept = shown?.verdict === "wrong";
  switch (event.type) {
    case "SetPointed":
    case "SetShown":
      return event.cards.length > 0 && event.by !== you && !kept ? showing(event.by, event.cards, "waiting") : shown;
    case "SetTaken":
      return kept && event.by !== you ? shown : showing(event.by, event.cards, "right");
    case "CallFailed":
      return failed(shown, event, you, phase);
    case "PointsLost":
      return kept && shown.by === event.by ? { ...shown, lost: event.points } : shown;
    case "LockedOut":
      return kept && shown.by === event.by ? { ...shown, out: true } : shown;
    case "SetCalled":
      return event.by !== you && shown?.verdict === "right" ? null : shown;
    case "RoundOpened":
      return null;
    default:
      return shown;
  }
}

/** Why a call failed: of my own always, of another's where there are cards to look at and mine are not explained. */
function failed(shown: Shown | null, { by, why }: CallFailed, you: string | null, phase: Phase | undefined) {
  if (by !== you && shown?.verdict === "wrong" && shown.by === you) return shown;
  if (why === "wrong") return { ...showing(by, pointedBy(phase, by), "wrong"), why };
  if (by === you) return { ...showing(by, [], "wrong"), why };
  return shown?.verdict === "wrong" ? shown : null;
}

/** What somebody has pointed at, up to the verdict. */
function pointedBy(phase: Phase | undefined, by: string): readonly string[] {
  if (phase?.type === "AllShow") return phase.shown.find(([caller]) => caller === by)?.[1] ?? [];
  return phase?.type === "Pointed" ? phase.cards : [];
}

export const showing = (by: string, cards: readonly string[], verdict: Shown["verdict"]): Shown => ({
  by,
  cards: cards as readonly Card[],
  verdict,
  why: "wrong",
  lost: 0,
  out: false,
});
