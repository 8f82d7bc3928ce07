/** What is shown before play (G-12, R-21). */
import type { Card, Trio } from "../cards/card";
import type { Gathering, Rules } from "../protocol/types";
import { callsAreMade } from "../rules/calling";
import { cardsAreUnseen } from "../rules/deck";
import { seeksSets } from "../rules/pattern";
import { hasJudge } from "../rules/verdict";

/** Twelve cards with one SET among them. */
export const TWELVE: readonly Card[] = [
  ...(["2gdh", "3pdf", "2goh", "3gsh"] as const),
  ...(["1rsf", "3rse", "2gde", "2poh"] as const),
  ...(["1gdh", "1rsh", "1rof", "2rse"] as const),
];
export const A_SET: Trio = ["1gdh", "2goh", "3gsh"];
export const NO_SET: Trio = ["2gdh", "3rse", "1rof"]; // but for one feature it would be one

/** Is there a demonstration? Where a judge would give one, and we see the cards. As `Gathering.demonstrated` in Python. */
export const isDemonstrated = ({ rules }: Pick<Gathering, "rules">): boolean =>
  hasJudge(rules) && !cardsAreUnseen(rules) && seeksSets(rules);

/** The steps of a demonstration: a call, the cards, the verdict; then what a wrong call costs. */
export interface Shown {
  readonly step: "call" | "point" | "right" | "wrong";
  readonly pointed: readonly Card[];
}

export const beginning = (rules: Rules): Shown => ({ step: callsAreMade(rules) ? "call" : "point", pointed: [] });

/** After a press on a card: only those of the SET count, and the third one shows it. */
export function pressed(shown: Shown, card: Card): Shown {
  if (shown.step !== "point" || !A_SET.includes(card) || shown.pointed.includes(card)) return shown;
  const pointed = [...shown.pointed, card];
  return { step: pointed.length === A_SET.length ? "right" : "point", pointed };
}

/** How a card is to look. */
export function looks({ step, pointed }: Shown, card: Card): "free" | "hinted" | "pointed" | "wrong" {
  if (step === "wrong") return NO_SET.includes(card) ? "wrong" : "free";
  if (pointed.includes(card)) return "pointed";
  return step === "point" && A_SET.includes(card) ? "hinted" : "free";
}
