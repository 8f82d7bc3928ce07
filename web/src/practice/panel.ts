/** What the panel under the cards has to say about a round. */
import type { Card, Trio } from "../cards/card";
import { isOver, lyingOut, pointedCards, type Round } from "../play/round";
import { allSets } from "../play/sets";
import { type Panel, rightTrio, wrongTrio } from "../table/panel";
import type { Voice } from "../words/cards";
import { thirdOf } from "./help";

/** The panel of a round; its words come from the given function. */
export function panelOf(round: Round, voice: Voice): Panel {
  const pointed = pointedCards(round);
  if (isTrio(pointed)) return wrongTrio(pointed, voice);
  const [a, b] = pointed;
  if (round.news?.kind === "why" && a && b) return thirdOf([a, b], voice);
  const plain = { tone: "plain", findings: [], cards: pointed } as const;
  if (pointed.length > 0) return { ...plain, title: voice("choose-more", { left: 3 - pointed.length }), text: [] };
  if (isOver(round)) return { ...plain, title: voice("over-title"), text: [over(round, voice)] };
  const taken = round.found.at(-1);
  switch (round.news?.kind) {
    case "taken":
      return taken ? rightTrio(taken, voice) : { ...plain, ...idle(voice) };
    case "three more":
      return { ...plain, title: voice("none-right-title"), text: [voice("none-right-why")] };
    case "there is one":
      return { ...plain, title: voice("none-wrong-title"), text: [voice("none-wrong-why")] };
    case "how many":
      return { ...plain, title: howMany(round, voice), text: [voice("choose-how")] };
    case "why":
    case undefined:
      return { ...plain, ...idle(voice) };
  }
}

const isTrio = (cards: readonly Card[]): cards is Trio => cards.length === 3;

const howMany = (round: Round, voice: Voice): string =>
  voice("hint-how-many", { sets: allSets(lyingOut(round)).length });

const idle = (voice: Voice) => ({
  title: voice("choose-title"),
  text: [voice("choose-how"), voice("choose-none")],
});

const over = (round: Round, voice: Voice) =>
  voice("over-why", { found: round.found.length, left: lyingOut(round).length });
