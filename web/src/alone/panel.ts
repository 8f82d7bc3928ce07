/** What the panel under the cards has to say while the clock runs. */
import { explain } from "../play/explain";
import { pointedCards } from "../play/round";
import { type Panel, wrongTrio as whyWrong } from "../table/panel";
import type { Voice } from "../words/cards";
import { type Run, WRONG_MS, wrongTrio } from "./run";

const COST = { seconds: WRONG_MS / 1000 };

/** The panel; its words come from the given function. */
export function panelOf(run: Run, voice: Voice): Panel {
  const wrong = wrongTrio(run);
  if (wrong)
    return { ...whyWrong(wrong, voice, voice("clock-wrong-cost", COST)), title: voice("clock-wrong-title", COST) };
  const cards = pointedCards(run.table.round);
  const plain = { tone: "plain", findings: [], cards } as const;
  if (cards.length > 0) return { ...plain, title: voice("choose-more", { left: 3 - cards.length }), text: [] };
  const last = run.found.at(-1)?.trio;
  if (!last) return { ...plain, title: voice("choose-title"), text: [voice("choose-how")] };
  const text = isNewDeck(run) ? [voice("clock-new-deck")] : [voice("right-why")];
  return { tone: "right", title: voice("right-title"), text, cards: last, findings: explain(last) };
}

/** Has the last find brought the next deck? */
export const isNewDeck = ({ table }: Run): boolean => table.deck > 0 && table.round.found.length === 0;
