import { nameOf } from "../live/names";
import type { Gathering } from "../protocol/types";
import { say } from "../words/speak";
import type { SharedLive } from "./shared";

/** Players on their own devices. */
export function Rest({ live, gathering }: { live: SharedLive; gathering: Gathering }) {
  const seats = gathering.match?.table?.seats ?? [];
  const rest = seats.filter(({ player, removed }) => !removed && !live.people.some((one) => one.player === player));
  if (rest.length === 0) return null;
  return (
    <ul class="rest" aria-label={say("together-rest")}>
      {rest.map(({ player, points }) => (
        <li key={player}>
          {nameOf(live, player)} <b data-score={player}>{points < 0 ? `−${-points}` : points}</b>
        </li>
      ))}
    </ul>
  );
}
