import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Sign } from "../../cards/Face";
import { panelOf } from "../../daily/panel";
import { howItWent } from "../../daily/share";
import {
  clear,
  giveUp,
  isOver,
  isSolved,
  missing,
  point,
  pointedCards,
  type Search,
  searchIn,
  showCard,
} from "../../daily/solving";
import type { Place } from "../../play/round";
import { Found } from "../../practice/Found";
import { Link } from "../../router";
import { MenuButton } from "../../settings/Settings";
import { Explanation } from "../../table/Explanation";
import { Layout } from "../../table/Layout";
import type { PlaceState } from "../../table/PlaceButton";
import type { Panel } from "../../table/panel";
import { say } from "../../words/speak";
import { cardsOfLink } from "./codes";

const search = signal<Search>(searchIn([]));
const move = (change: (before: Search) => Search) => {
  search.value = change(search.value);
};

/** A layout that somebody has saved, as a puzzle: find every SET, and say when that is all. */
export function LayoutPage({ hash }: { hash: string }) {
  const cards = cardsOfLink(hash);
  useLayoutEffect(() => move(() => searchIn(cards ?? [])), [hash]);
  if (!cards) return <NoLayout />;
  const now = search.value;
  const panel = tellingOf(now);
  return (
    <div class="page">
      <div class="screen">
        <header class="head">
          <h1 class="brand">
            <Link to="/" class="home">
              <Sign glyph="mark" />
              tercet
            </Link>
          </h1>
          <MenuButton />
        </header>
        <main>
          <Layout
            layout={now.cards}
            stateOf={stateOf}
            taken={null}
            onPoint={(place) => move((before) => point(before, place, 0))}
            onClear={() => move(clear)}
          />
          <Explanation panel={panel} onClose={() => move(clear)} />
          <Acts now={now} />
          <p class="heard" role="status">
            {now.pointed.length % 3 === 0 && [panel.title, ...panel.text].join(" ")}
          </p>
        </main>
      </div>
      <Found found={[...now.finds.map((find) => find.cards), ...(isOver(now) ? missing(now) : [])]} />
      <footer class="foot">{say("trademark")}</footer>
    </div>
  );
}

function Acts({ now }: { now: Search }) {
  if (isOver(now))
    return (
      <div class="actions" data-over>
        <button type="button" class="button" onClick={() => move(({ cards }) => searchIn(cards))}>
          {say("eye-from-start")}
        </button>
        <Link to="/eye" class="button">
          {say("eye-title")}
        </Link>
      </div>
    );
  return (
    <div class="actions">
      <button type="button" class="button" onClick={() => move(showCard)}>
        {say("act-show")}
      </button>
      <button type="button" class="button" onClick={() => move((before) => giveUp(before, 0))}>
        {say("eye-that-is-all")}
      </button>
    </div>
  );
}

function stateOf(place: Place): PlaceState {
  const { pointed } = search.value;
  if (!pointed.includes(place)) return "free";
  return pointed.length === 3 ? "wrong" : "pointed";
}

/** How it ended, or what there is to say about the cards that are pointed at. */
function tellingOf(now: Search): Panel {
  if (!isOver(now)) return panelOf(now, say);
  const none = isSolved(now) && now.sets === 0;
  return {
    tone: isSolved(now) ? "right" : "plain",
    title: none ? say("eye-no-right") : howItWent(now, say),
    text: [],
    cards: pointedCards(now),
    findings: [],
  };
}

function NoLayout() {
  return (
    <main class="no-table">
      <Sign glyph="neither" />
      <h1>{say("eye-no-layout")}</h1>
      <p>{say("eye-no-layout-how")}</p>
      <Link to="/eye" class="button main">
        {say("eye-title")}
      </Link>
    </main>
  );
}
