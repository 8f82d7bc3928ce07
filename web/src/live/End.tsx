import { useEffect, useState } from "preact/hooks";
import { recordAddress } from "../api";
import { Sign } from "../cards/Face";
import type { Match, Rank, Table } from "../protocol/types";
import { cardsAreUnseen } from "../rules/deck";
import { say } from "../words/speak";
import { Again } from "./Again";
import { faredAlone, setsOwed } from "./alone";
import type { Live } from "./live";
import { NextRound } from "./NextRound";
import { nameOf } from "./names";
import { isUncounted, roundTitle, Stopped } from "./Stopped";
import { checkSeals, readRecord, type SealCheck } from "./seal";
import type { Seen } from "./seen";

/** After a round: the totals and the next deal; after the last one: who has won, with ties as ties. */
export function End({ live, seen }: { live: Live; seen: Seen }) {
  const { match } = seen.gathering;
  if (!match) return null;
  const ranks = ranking(match.totals);
  const winners = ranks.filter(({ rank }) => rank === 1).map(({ player }) => player);
  const names = winners.map((player) => nameOf(live, player));
  return (
    <section class="end" aria-labelledby="end-title">
      <h2 id="end-title">
        {match.ended ? title(match, names, winners.includes(live.you.value ?? "")) : roundTitle(match)}
      </h2>
      {match.ended && ranks.length > 1 && match.table && wasStopped(match.table) && (
        <p class="stopped">{say("end-stopped")}</p>
      )}
      <ol class="ranks">
        {ranks.map((rank) => (
          <li key={rank.player} data-first={rank.rank === 1 || undefined}>
            <span class="rank">{rank.rank}</span>
            <span class="who">{rank.player === live.you.value ? say("you") : nameOf(live, rank.player)}</span>
            <b class="points">{rank.points < 0 ? `−${-rank.points}` : rank.points}</b>
          </li>
        ))}
      </ol>
      {isUncounted(match) && (
        <Stopped match={match} you={seen.you} onCount={() => void live.say({ type: "LetCount" })} />
      )}
      {match.ended ? <Closed live={live} seen={seen} /> : <NextRound live={live} />}
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
  if (fared) return say(`end-price-${fared}`, { owed: setsOwed(table) });
  if (Object.keys(totals).length === 1) return say(table && wasStopped(table) ? "end-price-given-up" : "end-alone");
  if (names.length > 1) return say("end-tie", { names: names.join(", ") });
  return say("end-won", { who: names[0] ?? "", me: mine ? "yes" : "no" });
}

/** Ended early, where a match of one round ends with it; with real cards that is the only end, and alone it is given up. */
const wasStopped = (table: Table): boolean =>
  table.phase.type === "Over" && table.phase.why === "stopped" && !cardsAreUnseen(table.rules) && !faredAlone(table);

export function Closed({ live, seen }: { live: Live; seen: Seen }) {
  const { matches } = seen.gathering;
  return (
    <>
      <Again live={live} />
      <SealShown live={live} matches={matches} />
      <p>
        <a href={recordAddress(live.table, matches)} download={`tercet-${live.code}-${matches}.jsonl`}>
          {say("end-record")}
        </a>
      </p>
    </>
  );
}

/** The order of each deck was fixed before a card was seen; here it is made sure. */
function SealShown({ live, matches }: { live: Live; matches: number }) {
  const [check, setCheck] = useState<SealCheck | null>(null);
  useEffect(() => {
    let here = true;
    readRecord(live.table, matches)
      .then((events) => here && setCheck(checkSeals(events, live.seals.value)))
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [matches]);
  if (!check || check.rounds === 0) return null;
  return (
    <p class="seal" data-good={check.good}>
      <Sign glyph={check.good ? "same" : "neither"} />
      <span>{say(check.good ? "seal-good" : "seal-bad")}</span>
    </p>
  );
}
