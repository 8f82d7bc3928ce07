/** What the panel under the cards can say. */
import type { Card, Letters, Trio } from "../cards/card";
import type { Kind } from "../cards/kinds";
import { explain, type Finding } from "../play/explain";
import type { Voice } from "../words/cards";

export type Tone = "plain" | "wrong" | "right";

export type Pair = readonly [Card, Card];

/** A card that is not there, and what it would do. */
export interface Missing {
  readonly text: string;
  readonly card: Card;
}

export interface Panel {
  readonly tone: Tone;
  readonly title: string;
  readonly text: readonly string[];
  readonly cards: readonly Card[]; // what is compared: the cards shown, those that pairs of them need, or those chosen
  readonly findings: readonly Finding[]; // one for each feature when cards are judged, otherwise none
  readonly pairs?: readonly Pair[]; // of the cards shown, where they are judged in pairs
  readonly missing?: Missing | undefined;
  readonly kind?: Kind; // of the cards to compare, before there are any; those of the box if nothing is said
  readonly fixed?: Partial<Letters>; // what is the same on all cards of a small deck
}

/** Why three cards are not a SET (C-3); `more` says what else there is to say. */
export function wrongTrio(trio: Trio, voice: Voice, ...more: readonly string[]): Panel {
  const findings = explain(trio);
  const text = [howManyFail(findings, voice), ...more];
  return { tone: "wrong", title: voice("wrong-title"), text, cards: trio, findings };
}

/** Three cards that are a SET, and why (C-2). */
export const rightTrio = (trio: Trio, voice: Voice, title = voice("right-title")): Panel => ({
  tone: "right",
  title,
  text: [voice("right-why")],
  cards: trio,
  findings: explain(trio),
});

/** How many features do not fit, in words. */
export function howManyFail(findings: readonly Finding[], voice: Voice): string {
  const count = findings.filter(({ verdict }) => verdict === "neither").length;
  return count === findings.length ? voice("wrong-all-why") : voice("wrong-why", { count });
}
