import { useState } from "preact/hooks";
import type { ApiError } from "../api";
import { Sign } from "../cards/Face";
import { type Fetched, Later } from "../lazy-page";
import { go, Link } from "../router";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { Announced } from "./Announced";
import { type DayAddress, gameOf, isLink, secretIn } from "./addresses";
import { type Day, type Game, passFor, staffPass } from "./api";
import { CeremonyControl } from "./CeremonyControl";
import { EntryForm } from "./EntryForm";
import { type Followed, useDay } from "./follow";
import { GameSheet } from "./GameSheet";
import { Hall, HallTable } from "./Hall";
import { mayJudge } from "./judge/games";
import { Judge } from "./judge/Judge";
import { OpenLink } from "./OpenLink";
import { Player } from "./Player";
import { Projector } from "./Projector";
import { waiting } from "./seats";
import { stageOf } from "./stage";
import "./day.css";
import "./wall.css";

type StaffProps = { day: Day; session: string | undefined; again: () => void; lost: ApiError | null };

/** The pages of the staff are fetched by the staff only. */
const STAFF: Record<string, Fetched<StaffProps>> = {
  coordinator: async () => (await import("../staff/Cockpit")).Cockpit,
  desk: async () => (await import("../staff/DeskPage")).DeskPage,
};

const passOf = ({ competition, page, which }: DayAddress) =>
  page in STAFF || page === "ceremony" ? staffPass(competition, page) : passFor(competition, page, which);

/** A page of a competition: what is printed on its papers leads here. */
export function DayPage({ at, hash }: { at: DayAddress; hash: string }) {
  const secret = secretIn(hash);
  const [opened, setOpened] = useState(false);
  const staff = STAFF[at.page];
  const wall = at.page === "projector";
  const pass = wall ? undefined : passOf(at);
  const session = pass?.token;
  const followed = useDay(at.competition, pass, wall);
  if (followed.day === null) return <Trouble trouble={followed.trouble} />;
  if (secret && !opened && isLink(at.page)) {
    const done = () => {
      go(location.pathname, null, true);
      setOpened(true);
    };
    return <OpenLink at={at} kind={at.page} secret={secret} name={followed.day.setup.name} onOpen={done} />;
  }
  if (staff)
    return <Later page={staff} props={{ day: followed.day, session, again: followed.again, lost: followed.trouble }} />;
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
  if (session && isJudged(day, at))
    return <Judge day={day} table={Number(at.which)} session={session} followed={followed} />;
  return (
    <div class="day">
      <Head day={day} at={at} />
      <Announced day={day} />
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

/** Is this the page of a table whose game this device may note? */
const isJudged = (day: Day, at: DayAddress): boolean =>
  (at.page === "judge" || at.page === "table") &&
  waiting(day, (game) => game.table === Number(at.which)).some((game) => mayJudge(day, game));

function Part({ at, day, session, followed }: Seen) {
  const sheet = (game: Game) => <GameSheet day={day} game={game} session={session} onSent={followed.again} />;
  const number = Number(at.which);
  switch (at.page) {
    case "enter":
      return <EntryForm day={day} />;
    case "player":
      return day.entrants.some((each) => each.number === number) ? (
        <Player day={day} number={number} session={session} sheet={sheet} onSent={followed.again} />
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
    case "ceremony":
      return <CeremonyControl day={day} session={session} onSent={followed.again} />;
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
        <small>{big ? day.setup.name : stageOf(day)}</small>
      </h1>
    </header>
  );
}

const nameHere = (day: Day, number: number) => day.entrants.find((each) => each.number === number)?.name ?? "";

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
