/** What the panel under the cards can say. */
import type { Card, Letters, Trio } from "../cards/card";
import { explain, type Finding } from "../play/explain";
import type { Voice } from "../words/cards";

export type Tone = "plain" | "wrong" | "right";

export interface Panel {
  readonly tone: Tone;
  readonly title: string;
  readonly text: readonly string[];
  readonly cards: readonly Card[]; // the trio, or the two pairs, or as much of it as is chosen
  readonly findings: readonly Finding[]; // four when three cards are judged, otherwise none
  readonly fixed?: Partial<Letters>; // what is the same on all cards of a small deck
}

/** Why three cards are not a SET (C-3); `more` says what else there is to say. */
export function wrongTrio(trio: Trio, voice: Voice, ...more: readonly string[]): Panel {
  const findings = explain(trio);
  const count = findings.filter(({ verdict }) => verdict === "neither").length;
  const text = [voice("wrong-why", { count }), ...more];
  return { tone: "wrong", title: voice("wrong-title"), text, cards: trio, findings };
}
