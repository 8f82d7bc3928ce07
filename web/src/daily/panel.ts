/** What the panel under the cards has to say about the puzzle. */
import type { Trio } from "../cards/card";
import { explain } from "../play/explain";
import { type Panel, wrongTrio } from "../table/panel";
import type { Voice } from "../words/cards";
import { clock, isOver, pointedCards, type Solving, seconds } from "./solving";

/** The panel; its words come from the given function. */
export function panelOf(now: Solving, voice: Voice): Panel {
  const pointed = pointedCards(now);
  const [a, b, c] = pointed;
  if (a && b && c) return wrongTrio([a, b, c], voice);
  const plain = { tone: "plain", findings: [], cards: pointed } as const;
  if (isOver(now)) return { ...plain, title: over(now, voice), text: [voice("daily-next")] };
  if (now.again) return { ...plain, title: voice("daily-again"), text: [voice("daily-again-why")] };
  if (pointed.length > 0) return { ...plain, title: voice("choose-more", { left: 3 - pointed.length }), text: [] };
  const last = now.found.at(-1);
  return last ? right(last, voice) : { ...plain, title: voice("choose-title"), text: [voice("choose-how")] };
}

const right = (trio: Trio, voice: Voice): Panel => ({
  tone: "right",
  title: voice("right-title"),
  text: [voice("right-why")],
  cards: trio,
  findings: explain(trio),
});

const over = (now: Solving, voice: Voice): string =>
  now.gaveUp
    ? voice("daily-gave-up", { found: now.found.length, sets: now.sets })
    : voice("daily-solved", { time: clock(seconds(now, 0)) });
