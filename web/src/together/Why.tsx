import { FEATURES, type Trio } from "../cards/card";
import { Sign } from "../cards/Face";
import { nameOf } from "../live/names";
import { livePanel } from "../live/panel";
import type { Seen } from "../live/seen";
import { manner } from "../table/manner";
import { featureName, findingInWords } from "../words/cards";
import { say } from "../words/speak";
import type { SharedLive } from "./shared";

/** Why a trio was wrong, in the strip, so that no card is hidden; until somebody closes it or calls. */
export function Why({ live, seen }: { live: SharedLive; seen: Seen }) {
  const { value: shown } = live.shown;
  if (!seen.table || shown?.verdict !== "wrong") return null;
  const panel = livePanel(seen.table, shown, [], { name: nameOf(live, shown.by), mine: true }, say);
  const failing = FEATURES.flatMap((feature, n) => {
    const finding = panel.findings[n];
    return finding?.verdict === "neither" ? [{ feature, finding }] : [];
  });
  return (
    <section class="together-why" aria-labelledby="why-title">
      <h2 id="why-title">{panel.title}</h2>
      <ul>
        {failing.map(({ feature, finding }) => (
          <li key={feature}>
            <Sign glyph="neither" />
            <span>
              <b>{featureName(feature, manner())}</b> {findingInWords(panel.cards as Trio, finding, manner())}
            </span>
          </li>
        ))}
        {failing.length === 0 && panel.text.map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
      <button type="button" class="button" onClick={live.clear}>
        {say("wrong-close")}
      </button>
    </section>
  );
}
