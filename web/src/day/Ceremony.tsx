import { Face, Sign } from "../cards/Face";
import { say } from "../words/speak";
import type { Day, Place, Places } from "./api";
import { calledOf } from "./called";
import { score } from "./Player";
import "./ceremony.css";

const CARDS = ["1rdf", "2psh", "3goe"];
const BARS = 27;

/** The ceremony on the wall: first the champions of the divisions, then the final. */
export function Ceremony({ day, ceremony }: { day: Day; ceremony: Places }) {
  const titles = (ceremony.titles_of ?? 0) > 0 && ceremony.shown === 0;
  return (
    <div class="wall ceremony">
      <header class="ceremony-head">
        <Sign glyph="mark" />
        <h1>{day.setup.name || say("ceremony-title")}</h1>
        <span>{say("ceremony-players", { count: day.standings.filter((each) => each.rank !== null).length })}</span>
      </header>
      {titles ? <Titles day={day} ceremony={ceremony} /> : <Podium day={day} ceremony={ceremony} />}
    </div>
  );
}

const TOGETHER = 5; // titles on the wall at a time

/** The champions of the divisions, one after the other; of many, the last ones. */
function Titles({ day, ceremony }: { day: Day; ceremony: Places }) {
  const { titled = 0, titles = [], titles_of: of = 0 } = ceremony;
  const names = (day.setup.divisions ?? []).map((each) => each.name);
  const first = Math.max(0, Math.min(titled - TOGETHER + 1, of - TOGETHER));
  const seen = titles.slice(0, titled);
  return (
    <main class="ceremony-titled">
      <h2>{say("ceremony-titles")}</h2>
      <ol class="ceremony-titles" aria-live="polite">
        {Array.from({ length: Math.min(of, TOGETHER) }, (_, at) => first + at).map((at) => (
          <li key={at} class="ceremony-title">
            <span class="ceremony-division">{seen[at]?.division ?? (of === names.length ? names[at] : "")}</span>
            <b class="ceremony-winner" data-last={at === titled - 1}>
              {seen[at]?.numbers.map((number) => calledOf(day, number)).join(", ")}
            </b>
          </li>
        ))}
      </ol>
    </main>
  );
}

/** The last places are shown first, and the podium fills from below. */
function Podium({ day, ceremony }: { day: Day; ceremony: Places }) {
  const { of, shown, places } = ceremony;
  const seen = places.slice(places.length - (shown ?? 0));
  const hidden = of - seen.length;
  const podium = Array.from({ length: Math.min(3, of) }, (_, at) => seen[at - hidden] ?? null);
  const others = seen.slice(Math.max(0, 3 - hidden));
  const first = hidden === 0 ? seen[0] : undefined;
  return (
    <>
      <main>
        <ol class="ceremony-podium" aria-live="polite">
          {podium.map((place, at) => (
            <li key={CARDS[at]} class={at === 0 ? "ceremony-place ceremony-champion" : "ceremony-place"}>
              <span class="ceremony-card">{<Face card={CARDS[at] ?? ""} edition="american" />}</span>
              {place ? <Shown day={day} place={place} first={first} /> : <Hidden place={at + 1} />}
            </li>
          ))}
        </ol>
      </main>
      <footer class="ceremony-foot">
        <ol>
          {others.map((each) => (
            <li key={each.number}>
              <b>{each.rank}</b> {calledOf(day, each.number)}, {score(each.score)}
            </li>
          ))}
        </ol>
        <span>{first && say("ceremony-bars")}</span>
      </footer>
    </>
  );
}

function Hidden({ place }: { place: number }) {
  return <p class="ceremony-hidden">{say("ceremony-place", { place: String(place) })}</p>;
}

function Shown({ day, place, first }: { day: Day; place: Place; first: Place | undefined }) {
  const points = Math.min(BARS, Math.max(0, place.score));
  const behind = first ? Math.min(BARS, Math.max(0, first.score)) - points : 0;
  return (
    <>
      <p class="ceremony-name">
        <b>{calledOf(day, place.number)}</b>
        <span>{place.ahead === null ? say("ceremony-final") : say("ceremony-ahead", { points: place.ahead })}</span>
      </p>
      <span class="ceremony-bars" aria-hidden="true">
        {Array.from({ length: points + behind }, (_, at) => (
          <i key={at} data-open={at >= points} />
        ))}
      </span>
      <b class="ceremony-score">{score(place.score)}</b>
    </>
  );
}
