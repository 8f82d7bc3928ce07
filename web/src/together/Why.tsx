import { sentencesOf } from "../live/Brief";
import { nameOf } from "../live/names";
import { livePanel } from "../live/panel";
import type { Seen } from "../live/seen";
import { say } from "../words/speak";
import type { SharedLive } from "./shared";

/** Is there something to explain, and nothing more urgent to say? */
export const isExplained = ({ shown }: SharedLive, { table, gathering }: Seen): boolean =>
  shown.value?.verdict === "wrong" && table?.phase.type === "Searching" && !gathering.paused;

/** Why a trio was wrong, in the strip, so that it hides no card or button, until somebody closes it or calls. */
export function Why({ live, seen }: { live: SharedLive; seen: Seen }) {
  const { value: shown } = live.shown;
  if (!seen.table || !shown || !isExplained(live, seen)) return null;
  const panel = livePanel(seen.table, shown, [], { name: nameOf(live, shown.by), mine: true }, say);
  return (
    <section class="together-why" aria-labelledby="why-title">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it does not fit, the keyboard has to scroll it */}
      <p tabIndex={0}>
        <b id="why-title">{panel.title}</b> {sentencesOf(panel).join(" · ")}
      </p>
      <button type="button" class="button" onClick={live.clear}>
        {say("wrong-close")}
      </button>
    </section>
  );
}
