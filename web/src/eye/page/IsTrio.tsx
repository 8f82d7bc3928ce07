import { say } from "../../words/speak";
import { Judged } from "./Judged";
import { meant, type Page } from "./page";
import { trioOf } from "./trio";
import { Verdict } from "./Verdict";

/** Are three cards a SET? Where more are seen, three are chosen. */
export function IsTrio({ page }: { page: Page }) {
  const cards = page.still?.spots.length ?? 0;
  const spots = meant(page);
  const trio = trioOf(spots);
  if (cards < 3) return <Verdict glyph="neither" title={say("eye-few", { cards })} text={say("eye-few-how")} />;
  if (trio) return <Judged trio={trio} spots={spots} />;
  const left = 3 - spots.length;
  const title = say(left === 3 ? "eye-choose" : "choose-more", { left });
  return <Verdict glyph="mark" title={title} text={say("eye-many", { cards })} />;
}
