import { useEffect, useLayoutEffect } from "preact/hooks";
import { useAwake } from "../buzzer/awake";
import { Sign } from "../cards/Face";
import { letterOfPlace, placeOfKey } from "../live/keys";
import type { Place } from "../play/round";
import { Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { letters } from "../settings/settings";
import { Explanation } from "../table/Explanation";
import { hands } from "../table/hands";
import { Layout } from "../table/Layout";
import { Hand } from "../table/Mini";
import { manner } from "../table/manner";
import type { PlaceState } from "../table/PlaceButton";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { limitOf } from "./aim";
import { isNewDeck, panelOf } from "./panel";
import { Rivals } from "./Rivals";
import { clock, isPaused, type Run, wrongTrio } from "./run";
import { giveUp, goOn, moment, pause, pointAt, pointAtNothing, run as running, tick } from "./state";
import { lengths } from "./times";
import { clockFace, seconds } from "./words";

const TICK_MS = 200;

/** The cards, the time, and how far one is. */
export function ClockTable({ run }: { run: Run }) {
  const paused = isPaused(run);
  useTicking(!paused);
  useAwake();
  useLayoutEffect(listenToKeys, []);
  useLayoutEffect(() => {
    const where = paused ? ".clock .actions .main" : '.layout [data-place="0"]';
    document.querySelector<HTMLElement>(where)?.focus();
  }, [paused]);
  return (
    <div class="page clock" data-judged={wrongTrio(run) !== null} data-paused={paused}>
      <div class="screen">
        <header class="head">
          <Link to="/" class="brand home">
            <Sign glyph="mark" />
            tercet
          </Link>
          <Figures run={run} />
          <MenuButton />
        </header>
        <main>
          <h1 class="heard">{say("clock-title")}</h1>
          <Cards run={run} paused={paused} />
          <Explanation panel={panelOf(run, say)} onClose={pointAtNothing} />
          <aside class="found clock-side">
            {paused ? <Paused run={run} /> : <Rivals run={run} />}
            <Taken run={run} />
          </aside>
          <Actions paused={paused} />
        </main>
      </div>
      <footer class="foot">{say("trademark")}</footer>
      <p class="heard" role="status">
        {heard(run)}
      </p>
    </div>
  );
}

/** The time is looked at while it runs; a page that nobody sees, or that is left, pauses. */
function useTicking(runs: boolean): void {
  useEffect(() => {
    if (!runs) return;
    const look = () => (document.visibilityState === "visible" ? tick() : pause());
    const timer = setInterval(look, TICK_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("pagehide", pause);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pagehide", pause);
    };
  }, [runs]);
}

/** The keys of the cards, wherever the focus is. */
function listenToKeys(): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
      return;
    const place = placeOfKey(event, hands.value);
    if (running.value?.table.round.layout[place]) pointAt(place);
    else if (event.key === "Escape") pointAtNothing();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

function Figures({ run }: { run: Run }) {
  const { by, count } = run.aim;
  const time = clock(run, moment.value);
  const left = Math.ceil((limitOf(run.aim) - time) / 1000) * 1000; // the last second is a whole one too
  return (
    <dl class="counts">
      <div class="clock-found">
        <dt>{say("count-found")}</dt>
        <dd data-score>
          {by === "finds" ? say("clock-found-of", { found: run.found.length, sets: count }) : run.found.length}
        </dd>
      </div>
      <div>
        <dt>{say(by === "finds" ? "clock-time" : "clock-left")}</dt>
        <dd>
          <span role="timer">{clockFace(by === "finds" ? time : left)}</span>
        </dd>
      </div>
    </dl>
  );
}

function Cards({ run, paused }: { run: Run; paused: boolean }) {
  const { layout, news } = run.table.round;
  const last = run.found.at(-1)?.trio;
  return (
    <Layout
      layout={layout}
      stateOf={stateOf}
      taken={last && news?.kind === "taken" ? { cards: last, score: "[data-score]" } : null}
      covered={paused}
      onPoint={pointAt}
      onClear={pointAtNothing}
      keyOf={(place) => (letters.value ? letterOfPlace(place, hands.value) : "")}
    />
  );
}

function stateOf(place: Place): PlaceState {
  const pointed = running.value?.table.round.pointed ?? [];
  if (!pointed.includes(place)) return "free";
  return pointed.length === 3 ? "wrong" : "pointed";
}

function Paused({ run }: { run: Run }) {
  return (
    <section class="clock-paused" aria-labelledby="paused-title">
      <h2 id="paused-title">{say("clock-paused")}</h2>
      <p>{say("clock-paused-why", { clock: clockFace(clock(run, 0)) })}</p>
    </section>
  );
}

/** Where there is room: what was found, the last one first, and how long each took. */
function Taken({ run: { found } }: { run: Run }) {
  const each = lengths(found.map(({ at }) => at));
  return (
    <ul class="clock-taken" aria-hidden="true">
      {found
        .map(({ trio }, n) => (
          <li key={`${n} ${trio}`}>
            <Hand cards={trio} />
            <b>{seconds(each[n] ?? 0)}</b>
          </li>
        ))
        .toReversed()}
    </ul>
  );
}

function Actions({ paused }: { paused: boolean }) {
  if (!paused) {
    return (
      <div class="actions" data-over="true">
        <button type="button" class="button" onClick={pause}>
          {say("clock-pause")}
        </button>
      </div>
    );
  }
  return (
    <div class="actions" data-paused="true">
      <button type="button" class="button main" onClick={goOn}>
        {say("clock-go-on")}
      </button>
      <button type="button" class="button" onClick={giveUp}>
        {say("clock-give-up")}
      </button>
    </div>
  );
}

/** What happened, announced politely to screen readers: a verdict, and the cards that came. */
function heard(run: Run): string {
  const { pointed, news, layout } = run.table.round;
  const panel = panelOf(run, say);
  if (wrongTrio(run)) return [`${panel.title}.`, ...panel.text].join(" ");
  if (pointed.length > 0 || run.found.length === 0 || isPaused(run)) return "";
  const came = isNewDeck(run) ? layout.filter((card) => card !== null) : (news?.came ?? []);
  const names = came.map((card) => cardName(card, manner())).join(", ");
  const told = [panel.title, ...(isNewDeck(run) ? panel.text : [])];
  return [...told, ...(names ? [say("heard-new", { names })] : [])].join(" ");
}
