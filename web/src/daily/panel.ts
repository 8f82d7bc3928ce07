/** What the panel under the cards has to say about the puzzle. */
import { type Panel, rightTrio, wrongTrio } from "../table/panel";
import type { Voice } from "../words/cards";
import { type Puzzle, pointedCards, type Search } from "./solving";

/** The panel; its words come from the given function. */
export function panelOf(now: Search & Partial<Puzzle>, voice: Voice): Panel {
  const pointed = pointedCards(now);
  const [a, b, c] = pointed;
  if (a && b && c) return wrongTrio([a, b, c], voice);
  const held = now.size === "small" ? ({ fixed: { shading: "f" } } as const) : {};
  const plain = { tone: "plain", findings: [], cards: pointed, ...held } as const;
  if (now.again) return { ...plain, title: voice("daily-again"), text: [voice("daily-again-why")] };
  if (pointed.length > 0) return { ...plain, title: voice("choose-more", { left: 3 - pointed.length }), text: [] };
  const last = now.finds.at(-1);
  return last ? rightTrio(last.cards, voice) : { ...plain, title: voice("choose-title"), text: [voice("choose-how")] };
}
