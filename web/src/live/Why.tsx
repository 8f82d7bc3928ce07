import { useMemo } from "preact/hooks";
import type { Card } from "../cards/card";
import { Explanation } from "../table/Explanation";
import { manner } from "../table/manner";
import { say, tongue } from "../words/speak";
import type { Live } from "./live";
import { nameOf } from "./names";
import { livePanel } from "./panel";
import { othersPointing } from "./pointing";
import type { Seen } from "./seen";

const NOTHING: readonly Card[] = [];

/**
 * Why it is a SET or not; drawn anew only when there is something else to say. On a wide screen it has its place under
 * the cards; on any other the dock says it in few words, and this is the whole of it, on request.
 */
export function Why({ live, seen }: { live: Live; seen: Seen }) {
  const { paused } = seen.gathering; // then no card is to be seen here either
  const shown = paused ? null : live.shownDrawn.value;
  const chosen = paused ? NOTHING : live.chosenDrawn.value;
  const before = live.seenDrawn.value;
  const { table } = before?.table ? before : seen;
  const theirs = before && othersPointing(live.pointedOut.value, before);
  const by = (shown?.verdict === "wrong" ? shown.by : (theirs?.by ?? shown?.by)) ?? "";
  const [name, mine, open] = [nameOf(live, by), by === live.you.value, live.opened.value];
  const draw = () => {
    if (!table) return null;
    const panel = livePanel(table, shown, chosen, { name, mine }, say, theirs?.cards);
    return (
      <div class="why-area" data-open={panel.tone === "wrong" && open}>
        <Explanation panel={panel} onClose={live.clear} />
      </div>
    );
  };
  return useMemo(draw, [
    table?.rules,
    table?.finds,
    shown,
    chosen,
    theirs?.cards,
    name,
    mine,
    open,
    tongue(),
    manner(),
  ]);
}
