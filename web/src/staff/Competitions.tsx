import { useEffect, useState } from "preact/hooks";
import { type ApiError, type ListedCompetition, listCompetitions } from "../api";
import { Link } from "../router";
import { apiErrorOf } from "../start/api-error";
import { StartHead } from "../start/StartHead";
import { Trouble } from "../start/Trouble";
import { say } from "../words/speak";
import "../start/new-table.css";
import "./new-competition.css";

/** Your own competitions and those that are listed, and the way to a new one. */
export function Competitions() {
  const [all, setAll] = useState<readonly ListedCompetition[] | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const look = () => {
    setTrouble(null);
    listCompetitions()
      .then(setAll)
      .catch((error) => setTrouble(apiErrorOf(error)));
  };
  useEffect(look, []);
  return (
    <div class="start new">
      <StartHead />
      <main>
        <div class="new-form new-competition">
          <h1>{say("competitions-title")}</h1>
          <Link to="/competitions/new" class="button main">
            {say("new-title")}
          </Link>
          {trouble && <Trouble trouble={trouble} again={look} />}
          {all?.length === 0 && <p class="muted">{say("competitions-none")}</p>}
          <ul class="competitions">
            {all?.map((each) => (
              <li key={each.competition}>
                <span>
                  <b>{each.name || say("day-title")}</b>
                  <small>
                    {say("competitions-line", {
                      status: each.status,
                      count: each.entrants,
                      name: each.coordinator_name,
                    })}
                  </small>
                </span>
                <span class="row">
                  {each.yours && (
                    <Link to={`/c/${each.competition}/coordinator`} class="button ink">
                      {say("new-to-cockpit")}
                    </Link>
                  )}
                  <Link to={`/c/${each.competition}`} class="button">
                    {say("competitions-show")}
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </main>
    </div>
  );
}
