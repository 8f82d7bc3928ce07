import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../api";
import type { Card } from "../cards/card";
import { Sign } from "../cards/Face";
import type { Place } from "../play/round";
import { Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { language } from "../settings/settings";
import { Explanation } from "../table/Explanation";
import { Layout } from "../table/Layout";
import { manner } from "../table/manner";
import type { PlaceState } from "../table/PlaceButton";
import { cardName } from "../words/cards";
import { localeOf } from "../words/languages";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { Found } from "./Found";
import { panelOf } from "./panel";
import { clock, isOver, type Solving, seconds } from "./solving";
import { fetchPuzzle, giveItUp, pointAt, pointAtNothing, showOneCard, solving } from "./state";
import "./daily.css";

/** The puzzle of the day: no call, just three taps. Found SETs fill their places; the same card may be used again. */
export function Daily() {
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  useEffect(() => {
    fetchPuzzle().catch((error) => setTrouble(error instanceof ApiError ? error : new ApiError("offline", "")));
  }, []);
  const now = solving.value;
  return (
    <div class="page daily" data-judged={now?.pointed.length === 3}>
      <div class="screen">
        <header class="head">
          <Link to="/" class="brand home">
            <Sign glyph="mark" />
            tercet
          </Link>
          <dl class="counts">{now && <Figures now={now} />}</dl>
          <MenuButton />
        </header>
        <main>
          {trouble && (
            <div class="notice" role="alert">
              <p>{refusalInWords(trouble)}</p>
            </div>
          )}
          <h1 class="heard">{now ? say("daily-title", { day: dayInWords(now.day) }) : say("to-daily")}</h1>
          {now && <Puzzle now={now} />}
        </main>
      </div>
      <footer class="foot">{say("trademark")}</footer>
    </div>
  );
}

function Puzzle({ now }: { now: Solving }) {
  return (
    <>
      <Layout layout={now.cards} stateOf={stateOf} taken={null} onPoint={pointAt} onClear={pointAtNothing} />
      <Explanation panel={panelOf(now, say)} onClose={pointAtNothing} />
      <Found now={now} day={dayInWords(now.day)} />
      <Actions over={isOver(now)} />
      <p class="heard" role="status">
        {heard(now)}
      </p>
    </>
  );
}

function stateOf(place: Place): PlaceState {
  const pointed = solving.value?.pointed ?? [];
  if (!pointed.includes(place)) return "free";
  return pointed.length === 3 ? "wrong" : "pointed";
}

/** What one can press beside the cards. */
function Actions({ over }: { over: boolean }) {
  if (over) {
    return (
      <div class="actions" data-over="true">
        <Link to="/" class="button">
          {say("to-start")}
        </Link>
      </div>
    );
  }
  return (
    <div class="actions">
      <button type="button" class="button" onClick={showOneCard}>
        {say("act-show")}
      </button>
      <button type="button" class="button" onClick={giveItUp}>
        {say("daily-give-up")}
      </button>
    </div>
  );
}

/** How many are found, and the time that runs. */
function Figures({ now }: { now: Solving }) {
  const [moment, setMoment] = useState(Date.now());
  const over = isOver(now);
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setMoment(Date.now()), 250);
    return () => clearInterval(timer);
  }, [over]);
  return (
    <>
      <div>
        <dt>{say("count-found")}</dt>
        <dd>{say("daily-found-of", { found: now.found.length, sets: now.sets })}</dd>
      </div>
      <div>
        <dt>{say("daily-time")}</dt>
        <dd>{clock(seconds(now, moment))}</dd>
      </div>
    </>
  );
}

/** “15 November”; a day of the server, wherever the reader is. */
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(localeOf(language.value), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(day));

/** What happened, announced politely to screen readers: a verdict, a card that is shown, the end. */
function heard(now: Solving): string {
  const panel = panelOf(now, say);
  const names = panel.cards.map((card: Card) => cardName(card, manner())).join(", ");
  const told = now.pointed.length === 0 || now.pointed.length === 3 || now.helped;
  return told ? [panel.title, ...panel.text, names].filter(Boolean).join(" ") : "";
}
