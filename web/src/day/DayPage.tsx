import { useState } from "preact/hooks";
import type { ApiError } from "../api";
import { Sign } from "../cards/Face";
import { go, Link } from "../router";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { type DayAddress, gameOf, isLink, secretIn } from "./addresses";
import { type Day, type Game, sessionFor } from "./api";
import { type Followed, useDay } from "./follow";
import { GameSheet } from "./GameSheet";
import { Hall, HallTable } from "./Hall";
import { OpenLink } from "./OpenLink";
import { Player } from "./Player";
import { Projector } from "./Projector";
import "./day.css";
import "./wall.css";

/** A page of a competition: what is printed on its papers leads here. */
export function DayPage({ at, hash }: { at: DayAddress; hash: string }) {
  const secret = secretIn(hash);
  const [opened, setOpened] = useState(false);
  const session = sessionFor(at.competition, at.page, at.which);
  const followed = useDay(at.competition, session);
  if (followed.day === null) return <Trouble trouble={followed.trouble} />;
  if (secret && !opened && isLink(at.page)) {
    const done = () => {
      go(location.pathname, null, true);
      setOpened(true);
    };
    return <OpenLink at={at} kind={at.page} secret={secret} name={followed.day.setup.name} onOpen={done} />;
  }
  return <Shown at={at} day={followed.day} session={session} followed={followed} />;
}

interface Seen {
  at: DayAddress;
  day: Day;
  session: string | undefined;
  followed: Followed;
}

function Shown({ at, day, session, followed }: Seen) {
  if (at.page === "projector") return <Projector day={day} trouble={followed.trouble} />;
  return (
    <div class="day">
      <Head day={day} at={at} />
      {followed.trouble && (
        <p class="trouble" role="status">
          {refusalInWords(followed.trouble)}
        </p>
      )}
      <main>
        <Part at={at} day={day} session={session} followed={followed} />
      </main>
    </div>
  );
}

function Part({ at, day, session, followed }: Seen) {
  const sheet = (game: Game) => <GameSheet day={day} game={game} session={session} onSent={followed.again} />;
  const number = Number(at.which);
  switch (at.page) {
    case "player":
      return day.entrants.some((each) => each.number === number) ? (
        <Player day={day} number={number} sheet={sheet} />
      ) : (
        <Nothing words={say("day-no-number", { number: at.which })} day={day} />
      );
    case "table":
    case "judge":
      return day.tables.includes(number) ? (
        <HallTable day={day} table={number} sheet={sheet} />
      ) : (
        <Nothing words={say("day-no-table", { table: at.which })} day={day} />
      );
    case "game": {
      const game = day.games.find((each) => each.id === gameOf(at.which));
      return game ? sheet(game) : <Nothing words={say("day-no-game")} day={day} />;
    }
    default:
      return <Hall day={day} />;
  }
}

function Head({ day, at }: { day: Day; at: DayAddress }) {
  const [big, text] = at.page === "player" ? [at.which, nameHere(day, Number(at.which))] : ["", say("day-title")];
  return (
    <header class="day-head">
      {big ? <span class="day-number">{big}</span> : <Sign glyph="mark" />}
      <h1>
        {big && <span class="heard">{say("day-you-are", { number: big })}</span>}
        <b>{big ? text : day.setup.name || text}</b>
        <small>{big ? day.setup.name : say("day-round", roundOf(day))}</small>
      </h1>
    </header>
  );
}

const nameHere = (day: Day, number: number) => day.entrants.find((each) => each.number === number)?.name ?? "";

export const roundOf = (day: Day) => ({ round: String(day.started), of: String(day.setup.rounds) });

function Nothing({ words, day }: { words: string; day: Day }) {
  return (
    <section class="day-part">
      <p class="trouble">{words}</p>
      <Link to={`/c/${day.competition}`} class="button">
        {say("day-all-tables")}
      </Link>
    </section>
  );
}

function Trouble({ trouble }: { trouble: ApiError | null }) {
  if (trouble === null) return <main class="later" aria-busy="true" />;
  const unknown = trouble.code === "unknown-competition";
  return (
    <main class="no-table">
      <Sign glyph="neither" />
      <h1>{unknown ? say("day-unknown") : refusalInWords(trouble)}</h1>
      <Link to="/" class="button main">
        {say("to-start")}
      </Link>
    </main>
  );
}
