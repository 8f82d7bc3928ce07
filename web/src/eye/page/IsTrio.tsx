import type { Trio } from "../../cards/card";
import { isSet } from "../../play/sets";
import { Explanation } from "../../table/Explanation";
import { rightTrio, wrongTrio } from "../../table/panel";
import { say } from "../../words/speak";
import { meant, type Page } from "./page";
import { Verdict } from "./Verdict";

/** Three cards, explained feature by feature (C-3). Where more are seen, three are chosen. */
export function IsTrio({ page }: { page: Page }) {
  const cards = page.still?.spots.length ?? 0;
  const [a, b, c] = meant(page).map(({ card }) => card);
  if (cards < 3) return <Verdict glyph="neither" title={say("eye-few", { cards })} text={say("eye-few-how")} />;
  if (a && b && c) return <Judged trio={[a, b, c]} />;
  const left = 3 - meant(page).length;
  const title = say(left === 3 ? "eye-choose" : "choose-more", { left });
  return <Verdict glyph="mark" title={title} text={say("eye-many", { cards })} />;
}

function Judged({ trio }: { trio: Trio }) {
  const right = isSet(...trio);
  const panel = right ? rightTrio(trio, say) : wrongTrio(trio, say);
  return (
    <>
      <Explanation panel={panel} />
      <p class="heard" role="status">
        {[panel.title, ...panel.text].join(" ")}
      </p>
    </>
  );
}
