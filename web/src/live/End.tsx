import { recordAddress } from "../api";
import { Sign } from "../cards/Face";
import type { Told } from "../end/tell";
import { ownDay } from "../ownday";
import type { Match, Rank, Table } from "../protocol/types";
import { Link } from "../router";
import { cardsAreUnseen } from "../rules/deck";
import { sought } from "../rules/pattern";
import { say } from "../words/speak";
import { Again } from "./Again";
import { faredAlone, setsOwed } from "./alone";
import { LeftOver } from "./LeftOver";
import type { Live } from "./live";
import { NextRound } from "./NextRound";
import { type Named, nameOf } from "./names";
import { RaceTimes } from "./RaceTimes";
import { Ranks } from "./Ranks";
import { isUncounted, roundTitle, Stopped } from "./Stopped";
import { checkSeals, type SealCheck } from "./seal";
import type { Seen } from "./seen";
import { useTold } from "./told";

/** After a round: the totals and the next deal; after the last one: who has won, with ties as ties. */
export function End({ live, seen }: { live: Live; seen: Seen }) {
  const { match } = seen.gathering;
  return match && <Result live={live} seen={seen} match={match} />;
}

function Result({ live, seen, match }: { live: Live; seen: Seen; match: Match }) {
  const ranks = ranking(match.totals);
  const winners = ranks.filter(({ rank }) => rank === 1).map(({ player }) => player);
  const names = winners.map((player) => nameOf(live, player));
  const told = useTold(live, seen.gathering.matches, match.ended);
  return (
    <section class="end" data-told={told !== null || undefined} aria-labelledby="end-title">
      <h2 id="end-title">
        {match.ended ? title(match, names, winners.includes(live.you.value ?? "")) : roundTitle(match)}
      </h2>
      {match.ended && ranks.length > 1 && match.table && wasStopped(match.table) && (
        <p class="stopped">{say("end-stopped")}</p>
      )}
      {told && <told.Sum live={live} story={told.story} table={match.table} />}
      <Ranks live={live} ranks={ranks} told={told} you={live.you.value} />
      <RaceTimes live={live} match={match} told={told} />
      <LeftOver table={match.table} />
      {isUncounted(match) && (
        <Stopped match={match} you={seen.you} onCount={() => void live.say({ type: "LetCount" })} />
      )}
      {match.ended ? <Closed live={live} seen={seen} told={told} /> : <NextRound live={live} />}
    </section>
  );
}

/** 1, 2, 2, 4: the same points share a rank. */
export function ranking(totals: Readonly<Record<string, number>>): Rank[] {
  const all = Object.entries(totals);
  return all
    .map(
      ([player, points]): Rank => ({
        type: "Rank",
        player,
        points,
        rank: 1 + all.filter(([, other]) => other > points).length,
      }),
    )
    .sort((a, b) => a.rank - b.rank);
}

function title({ table, totals }: Match, names: readonly string[], mine: boolean): string {
  const fared = table && faredAlone(table);
  if (fared) return say(`end-price-${fared}`, { find: sought(table.rules), count: setsOwed(table) });
  if (Object.keys(totals).length === 1) return say(table && wasStopped(table) ? "end-price-given-up" : "end-alone");
  if (names.length > 1) return say("end-tie", { names: names.join(", ") });
  return say("end-won", { who: names[0] ?? "", me: mine ? "yes" : "no" });
}

/** Ended early, where a match of one round ends with it; with real cards that is the only end, and alone it is given up. */
const wasStopped = (table: Table): boolean =>
  table.phase.type === "Over" && table.phase.why === "stopped" && !cardsAreUnseen(table.rules) && !faredAlone(table);

interface ClosedProps {
  live: Live;
  seen: Seen;
  told: Told | null;
  readers?: Named; // those who read it; usually the player at this device
}

/** After the last round: what the record tells, the seal and the record itself, and another match. */
export function Closed({ live, seen, told, readers = live }: ClosedProps) {
  const { matches } = seen.gathering;
  const replay = `/replay/${live.table}/${matches}`;
  return (
    <>
      {told ? (
        <told.Rest live={readers} told={told}>
          <SealShown check={checkSeals(told.events, live.seals.value)} />
          <Record live={live} matches={matches} />
        </told.Rest>
      ) : (
        <Record live={live} matches={matches} />
      )}
      <div class="end-dock">
        <ToCompetition />
        <Again live={live} />
        {told && (
          <div class="afterwards">
            <Link to={replay} class="button">
              {say("after-replay")}
            </Link>
            <told.Share path={replay} />
          </div>
        )}
      </div>
    </>
  );
}

/** Whoever plays in a competition today goes back to their own page. */
function ToCompetition() {
  const page = ownDay();
  return (
    page && (
      <Link to={page} class="button main to-competition">
        {say("end-competition")}
      </Link>
    )
  );
}

function Record({ live, matches }: { live: Live; matches: number }) {
  return (
    <p>
      <a href={recordAddress(live.table, matches)} download={`tercet-${live.code}-${matches}.jsonl`}>
        {say("end-record")}
      </a>
    </p>
  );
}

/** The order of each deck was fixed before a card was seen; here it is made sure. */
function SealShown({ check }: { check: SealCheck }) {
  if (check.rounds === 0) return null;
  return (
    <p class="seal" data-good={check.good}>
      <Sign glyph={check.good ? "same" : "neither"} />
      <span>{say(check.good ? "seal-good" : "seal-bad")}</span>
    </p>
  );
}
