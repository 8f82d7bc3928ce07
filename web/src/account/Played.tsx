import { useState } from "preact/hooks";
import { type PlayedMatch, type PlayerShown, recordAddress, type Statistics } from "../api";
import { Sign } from "../cards/Face";
import { Link } from "../router";
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";
import { has, say } from "../words/speak";

/** How somebody has played: ratings where there are any, figures by rule set, and the last matches. */
export function Played({ played: { statistics, matches } }: { played: PlayerShown }) {
  if (matches.length === 0)
    return (
      <div class="none-yet">
        <Sign glyph="mark" />
        <p class="muted">{say("played-none")}</p>
      </div>
    );
  return (
    <>
      {statistics.map(
        ({ rule_set, rating }) =>
          rating && (
            <p class="rating" key={rule_set}>
              <b>{rating.points}</b> <span>{ratingInWords(rule_set, rating)}</span>
            </p>
          ),
      )}
      <Figures statistics={statistics} />
      <Matches matches={matches} />
    </>
  );
}

const FEW = 6; // what follows them on the page is not to be far away

function Matches({ matches }: { matches: readonly PlayedMatch[] }) {
  const [all, showAll] = useState(false);
  return (
    <section class="played" aria-labelledby="matches-title">
      <h2 id="matches-title">{say("played-title")}</h2>
      <ul class="matches">
        {matches.slice(0, all ? matches.length : FEW).map((match) => (
          <Match key={`${match.table} ${match.number}`} match={match} />
        ))}
      </ul>
      {!all && matches.length > FEW && (
        <button type="button" class="button" onClick={() => showAll(true)}>
          {say("played-all", { count: matches.length })}
        </button>
      )}
    </section>
  );
}

/** Custom rules have no name. */
const ruleSetName = (name: string): string => (has(`rule-set-${name}`) ? say(`rule-set-${name}`) : say("rule-set-own"));

const ratingInWords = (rule_set: string, { doubt, matches }: NonNullable<Statistics["rating"]>): string =>
  `${ruleSetName(rule_set)} · ${say("rating", { doubt, matches })}`;

function Figures({ statistics }: { statistics: readonly Statistics[] }) {
  return (
    <div class="figures">
      <table>
        <thead>
          <tr>
            <th scope="col">{say("choose-rules")}</th>
            {(["matches", "won", "sets", "failed", "best"] as const).map((name) => (
              <th scope="col" key={name}>
                {say(`figure-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ rule_set, matches, won, sets, failed, best }) => (
            <tr key={rule_set}>
              <th scope="row">{ruleSetName(rule_set)}</th>
              <td>{matches}</td>
              <td>{won}</td>
              <td>{sets}</td>
              <td>{failed}</td>
              <td>{best < 0 ? `−${-best}` : best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Match({ match: { table, number, rule_set, rank, points, players, ended } }: { match: PlayedMatch }) {
  const when = new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: "medium", timeStyle: "short" }).format(
    ended,
  );
  return (
    <li>
      <span>
        <b>{ruleSetName(rule_set)}</b>
        <span class="muted">{when}</span>
      </span>
      <span>{players > 1 ? say("match-rank", { rank, players, points }) : say("match-alone", { points })}</span>
      <span class="match-links">
        <Link to={`/replay/${table}/${number}`}>{say("match-replay")}</Link>
        <a href={recordAddress(table, number)} download={`tercet-${number}.jsonl`}>
          {say("match-record")}
        </a>
      </span>
    </li>
  );
}
