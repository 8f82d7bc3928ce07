import type { Told } from "../end/tell";
import type { Match } from "../protocol/types";
import { ownLayouts } from "../rules/match";
import { say } from "../words/speak";
import type { Live } from "./live";
import { nameOf } from "./names";
import { finders, sameCards, splits } from "./race-times";
import { tenths } from "./tenths";

/** After a race: how long each player took for each find. The quickest of a row stands out. */
export function RaceTimes({ live, match, told }: { live: Live; match: Match; told: Told | null }) {
  const players = finders(match);
  if (!ownLayouts(match.rules) || players.length === 0) return null;
  const rows = splits(match, players);
  const same = told ? sameCards(told.events, players) : rows.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and then the keyboard has to get there
    <section class="race-times" aria-labelledby="race-times-title" tabIndex={0}>
      <h3 id="race-times-title">{say("race-times")}</h3>
      <p class="muted">{say("race-times-note")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("race-times-find")}</th>
            {players.map((player) => (
              <th scope="col" key={player}>
                {player === live.you.value ? say("you") : nameOf(live, player)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, same).map((row, n) => (
            <Row key={n} n={n + 1} row={row} players={players} />
          ))}
          {same < rows.length && (
            <tr class="parted">
              <td colSpan={1 + players.length}>{say("race-times-parted")}</td>
            </tr>
          )}
          {rows.slice(same).map((row, n) => (
            <Row key={n} n={same + n + 1} row={row} players={players} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  n: number; // of the find, from 1
  row: readonly (number | null)[];
  players: readonly string[];
}

function Row({ n, row, players }: RowProps) {
  return (
    <tr data-find={n}>
      <th scope="row">{n}</th>
      {row.map((split, column) => (
        <td key={players[column]} data-best={isBest(row, split) || undefined}>
          {split === null ? "–" : tenths(split / 1000)}
        </td>
      ))}
    </tr>
  );
}

/** Quicker than the others, if there are any to compare with. */
function isBest(row: readonly (number | null)[], split: number | null): boolean {
  const all = row.filter((other) => other !== null);
  return split !== null && all.length > 1 && split === Math.min(...all);
}
