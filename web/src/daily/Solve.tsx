import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Card } from "../cards/card";
import { Sign } from "../cards/Face";
import type { Place } from "../play/round";
import { Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { Explanation } from "../table/Explanation";
import { Layout } from "../table/Layout";
import { manner } from "../table/manner";
import type { PlaceState } from "../table/PlaceButton";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { serverNow } from "./clock";
import { Found } from "./Found";
import { panelOf } from "./panel";
import { titleOf } from "./share";
import { clock, elapsed, type Solving } from "./solving";
import { giveItUp, pointAt, pointAtNothing, showOneCard, solving } from "./state";

/** No call, just three taps. Found SETs fill their places; the same card may be used again. */
export function Solve({ now }: { now: Solving }) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => page.current?.querySelector<HTMLElement>(".place")?.focus({ preventScroll: true }), []);
  return (
    <div class="page daily" data-judged={now.pointed.length === 3} ref={page}>
      <div class="screen">
        <header class="head">
          <Link to="/" class="brand home">
            <Sign glyph="mark" />
            tercet
          </Link>
          <dl class="counts">
            <Figures now={now} />
          </dl>
          <MenuButton />
        </header>
        <main>
          <h1 class="heard">{titleOf(now, say)}</h1>
          <Layout layout={now.cards} stateOf={stateOf} taken={null} onPoint={pointAt} onClear={pointAtNothing} />
          <Explanation panel={panelOf(now, say)} onClose={pointAtNothing} />
          <Found now={now} />
          <div class="actions">
            <button type="button" class="button" onClick={showOneCard}>
              {say("act-show")}
            </button>
            <button type="button" class="button" onClick={giveItUp}>
              {say("daily-give-up")}
            </button>
          </div>
          <p class="heard" role="status">
            {heard(now)}
          </p>
        </main>
      </div>
      <footer class="foot">{say("trademark")}</footer>
    </div>
  );
}

function stateOf(place: Place): PlaceState {
  const pointed = solving.value?.pointed ?? [];
  if (!pointed.includes(place)) return "free";
  return pointed.length === 3 ? "wrong" : "pointed";
}

/** How many are found, and the time that runs. */
function Figures({ now }: { now: Solving }) {
  const [moment, setMoment] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setMoment(serverNow()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <div>
        <dt>{say("count-found")}</dt>
        <dd>{say("daily-found-of", { found: now.finds.length, sets: now.sets })}</dd>
      </div>
      <div>
        <dt>{say("daily-time")}</dt>
        <dd>{clock(elapsed(now, moment))}</dd>
      </div>
    </>
  );
}

/** What happened, announced politely to screen readers: a verdict, a card that is shown. */
function heard(now: Solving): string {
  const panel = panelOf(now, say);
  const names = panel.cards.map((card: Card) => cardName(card, manner())).join(", ");
  const told = now.pointed.length === 0 || now.pointed.length === 3 || now.helps > 0;
  return told ? [panel.title, ...panel.text, names].filter(Boolean).join(" ") : "";
}
