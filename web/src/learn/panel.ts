/** What the panel under the cards has to say about a round. */
import type { Card, Trio } from "../cards/card";
import { explain } from "../play/explain";
import { isOver, lyingOut, pointedCards, type Round } from "../play/round";
import { type Panel, wrongTrio } from "../table/panel";
import type { Voice } from "../words/cards";

/** The panel of a round; its words come from the given function. */
export function panelOf(round: Round, voice: Voice): Panel {
  const pointed = pointedCards(round);
  if (isTrio(pointed)) return wrongTrio(pointed, voice);
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
