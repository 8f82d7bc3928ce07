/** What the panel under the cards has to say about a round. */
import type { Card, Trio } from "../cards/card";
import { explain, type Finding } from "../play/explain";
import { isOver, lyingOut, pointedCards, type Round } from "../play/round";
import type { Voice } from "../words/cards";

export type Tone = "plain" | "wrong" | "right";

export interface Panel {
  readonly tone: Tone;
  readonly title: string;
  readonly text: readonly string[];
  readonly cards: readonly Card[]; // the trio, or as much of it as is chosen
  readonly findings: readonly Finding[]; // four when three cards are judged, otherwise none
}

/** The panel of a round; its words are said by the given voice. */
export function panelOf(round: Round, voice: Voice): Panel {
  const pointed = pointedCards(round);
  if (isTrio(pointed)) return wrong(pointed, voice);
  const plain = { tone: "plain", findings: [], cards: pointed } as const;
  if (pointed.length > 0) return { ...plain, title: voice("choose-more", { left: 3 - pointed.length }), text: [] };
  if (isOver(round)) return { ...plain, title: voice("over-title"), text: [over(round, voice)] };
  const taken = round.found.at(-1);
  switch (round.news?.kind) {
    case "taken":
      return taken ? right(taken, voice) : { ...plain, ...idle(voice) };
    case "three more":
      return { ...plain, title: voice("none-right-title"), text: [voice("none-right-why")] };
    case "there is one":
      return { ...plain, title: voice("none-wrong-title"), text: [voice("none-wrong-why")] };
    case undefined:
      return { ...plain, ...idle(voice) };
  }
}

const isTrio = (cards: readonly Card[]): cards is Trio => cards.length === 3;

const idle = (voice: Voice) => ({
  title: voice("choose-title"),
  text: [voice("choose-how"), voice("choose-none")],
});

const over = (round: Round, voice: Voice) =>
  voice("over-why", { found: round.found.length, left: lyingOut(round).length });

function right(trio: Trio, voice: Voice): Panel {
  const text = [voice("right-why")];
  return { tone: "right", title: voice("right-title"), text, cards: trio, findings: explain(trio) };
}

function wrong(trio: Trio, voice: Voice): Panel {
  const findings = explain(trio);
  const count = findings.filter(({ verdict }) => verdict === "neither").length;
  return { tone: "wrong", title: voice("wrong-title"), text: [voice("wrong-why", { count })], cards: trio, findings };
}
