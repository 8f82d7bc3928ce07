import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Closed, ranking } from "../live/End";
import { LeftOver } from "../live/LeftOver";
import { NextRound } from "../live/NextRound";
import { type Named, nameOf } from "../live/names";
import { Ranks } from "../live/Ranks";
import { isUncounted, roundTitle, Stopped } from "../live/Stopped";
import type { Seen } from "../live/seen";
import { useTold } from "../live/told";
import type { Match } from "../protocol/types";
import { say } from "../words/speak";
import type { SharedLive } from "./shared";

/** After a round or a match, for all at the screen: everyone by name, ties as ties. */
export function End({ live, seen }: { live: SharedLive; seen: Seen }) {
  const { match } = seen.gathering;
  return match && <Result live={live} seen={seen} match={match} />;
}

function Result({ live, seen, match }: { live: SharedLive; seen: Seen; match: Match }) {
  const told = useTold(live, seen.gathering.matches, match.ended);
  const readers = useMemo(() => allOf(live), [live]);
  const ranks = ranking(match.totals);
  const winners = ranks.filter(({ rank }) => rank === 1).map(({ player }) => nameOf(live, player));
  const won =
    winners.length > 1
      ? say("end-tie", { names: winners.join(", ") })
      : say("end-won", { who: winners[0] ?? "", me: "no" });
  return (
    <section class="end" data-told={told !== null || undefined} aria-labelledby="end-title">
      <h2 id="end-title">{match.ended ? won : roundTitle(match)}</h2>
      {told && <told.Sum live={readers} story={told.story} table={match.table} />}
      <Ranks live={readers} ranks={ranks} told={told} you={null} />
      <LeftOver table={match.table} />
      {isUncounted(match) && <Stopped match={match} you={seen.you} onCount={() => void live.letCount()} />}
      {match.ended ? <Closed live={live} seen={seen} told={told} readers={readers} /> : <NextRound live={live} />}
    </section>
  );
}

/** They read it together, so nobody is “you”. */
const allOf = ({ names, gathering }: SharedLive): Named => ({ names, gathering, you: signal(null) });
