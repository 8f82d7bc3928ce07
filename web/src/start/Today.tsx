import type { ListedCompetition } from "../api";
import { Link } from "../router";
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";
import { say } from "../words/speak";

const MOST = 4;

/** The competitions of today: how far each is, and the way there. */
export function Today({ competitions }: { competitions: readonly ListedCompetition[] }) {
  if (competitions.length === 0) return null;
  return (
    <section class="today" aria-labelledby="today-title">
      <h2 id="today-title">
        {say("first-today")}
        <span class="muted">{competitions.length}</span>
      </h2>
      <ul>
        {competitions.slice(0, MOST).map((each) => (
          <Row key={each.competition} competition={each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ competition }: { competition: ListedCompetition }) {
  const name = competition.name || say("first-today-unnamed");
  const act = say(competition.round > 0 ? "act-watch" : "first-today-show");
  return (
    <li>
      <div>
        <b>
          <span>{name}</span>
        </b>
        <p class="muted">{howFar(competition)}</p>
      </div>
      <Link to={`/c/${competition.competition}`} class="button" aria-label={`${act}: ${name}`}>
        {act}
      </Link>
    </li>
  );
}

/** “round 2 of 4, 24 players”; before it begins, the time by the reader's clock. */
function howFar({ status, begins, round, rounds, entrants }: ListedCompetition): string {
  const time = new Date(begins).toLocaleTimeString(localeOf(language.value), { hour: "numeric", minute: "2-digit" });
  const at = round === 0 && begins ? time : "";
  const stage = status === "finals" ? "finals" : round > 0 ? "round" : at ? "time" : "soon";
  return say("first-today-line", { stage, round, of: rounds, at, players: entrants });
}
