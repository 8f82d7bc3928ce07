import type { Told } from "../end/tell";
import type { Rank } from "../protocol/types";
import { say } from "../words/speak";
import { type Named, nameOf } from "./names";

/** The score sheet; once the record has been read, its rows are also the lines of who found what when. */
export function Ranks({
  live,
  ranks,
  told,
  you,
}: {
  live: Named;
  ranks: readonly Rank[];
  told: Told | null;
  you: string | null;
}) {
  return (
    <div class="sheet">
      <ol class="ranks" data-told={told !== null || undefined}>
        {ranks.map(({ player, rank, points }) => (
          <li key={player} data-first={rank === 1 || undefined}>
            <span class="rank">{rank}</span>
            <span class="who">{player === you ? say("you") : nameOf(live, player)}</span>
            <b class="points">{points < 0 ? `−${-points}` : points}</b>
            {told && <told.Lane live={live} story={told.story} player={player} />}
          </li>
        ))}
      </ol>
      {told && <told.Ticks live={live} story={told.story} />}
    </div>
  );
}
