import { Closed, ranking } from "../live/End";
import { NextRound } from "../live/NextRound";
import { nameOf } from "../live/names";
import { isUncounted, roundTitle, Stopped } from "../live/Stopped";
import type { Seen } from "../live/seen";
import { say } from "../words/speak";
import type { SharedLive } from "./shared";

/** After a round or a match, for all at the screen: everyone by name, ties as ties. */
export function End({ live, seen }: { live: SharedLive; seen: Seen }) {
  const { match } = seen.gathering;
  if (!match) return null;
  const ranks = ranking(match.totals);
  const winners = ranks.filter(({ rank }) => rank === 1).map(({ player }) => nameOf(live, player));
  const won =
    winners.length > 1
      ? say("end-tie", { names: winners.join(", ") })
      : say("end-won", { who: winners[0] ?? "", me: "no" });
  return (
    <section class="end" aria-labelledby="end-title">
      <h2 id="end-title">{match.ended ? won : roundTitle(match)}</h2>
      <ol class="ranks">
        {ranks.map(({ player, rank, points }) => (
          <li key={player} data-first={rank === 1 || undefined}>
            <span class="rank">{rank}</span>
            <span class="who">{nameOf(live, player)}</span>
            <b class="points">{points < 0 ? `−${-points}` : points}</b>
          </li>
        ))}
      </ol>
      {isUncounted(match) && <Stopped match={match} you={seen.you} onCount={() => void live.letCount()} />}
      {match.ended ? <Closed live={live} seen={seen} /> : <NextRound live={live} />}
    </section>
  );
}
