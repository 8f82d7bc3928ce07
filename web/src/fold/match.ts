/** The fold of a match: rounds until a winner. */
import type { Match, MatchEvent, MatchOpened, ProgressMade } from "../protocol/types";
import { evolveRound, opened } from "./round";
import { seats } from "./seats";

export function openedMatch({ rules, by, players, judge, rounds, at }: MatchOpened): Match {
  return {
    type: "Match",
    rules,
    opened_by: by,
    players,
    judge,
    rounds,
    at,
    totals: Object.fromEntries(players.map((player) => [player, 0])),
    played: 0,
    dealt: [],
    table: null,
    salt: "",
    deck: [],
    ended: false,
    agreed: [],
    own: {},
    times: {},
  };
}

/** The match after one event of it or of its round. Salt and deck are the server's secrets: here they stay empty. */
export function evolveMatch(match: Match, event: Exclude<MatchEvent, MatchOpened>): Match {
  const { at } = event;
  switch (event.type) {
    case "RoundOpened":
      return {
        ...match,
        at,
        table: opened(event),
        dealt: [...match.dealt.slice(0, match.played), event.dealer],
        agreed: [],
        times: {},
      };
    case "RoundCounted":
      return { ...match, at, totals: sum(match.totals, event.points), played: match.played + 1 };
    case "CountAgreed":
      return { ...match, at, agreed: [...match.agreed, event.by] };
    case "DeckSealed":
    case "DeckShown":
      return { ...match, at };
    case "MatchEnded":
      return { ...match, at, ended: true };
    case "ProgressMade":
      return progress(match, event);
    case "OwnLayoutOpened": // what others do on their own layouts is not sent; see `seenBy`
    case "OnOwnLayout":
      return { ...match, at };
    default:
      return { ...match, at, table: match.table && evolveRound(match.table, event) };
  }
}

/** How far a player of a race is, and when each find was made. */
function progress(match: Match, { at, by, sets, points, locked_until = 0 }: ProgressMade): Match {
  const { table, times } = match;
  const before = times[by] ?? [];
  const found = sets > before.length ? { ...times, [by]: [...before, at] } : times;
  const known = table && {
    ...table,
    at,
    seats: seats(table, by, (seat) => ({ ...seat, sets, points })),
    locked: locked_until > 0 ? { ...table.locked, [by]: locked_until } : table.locked,
  };
  return { ...match, at, table: known, times: found };
}

function sum(totals: Match["totals"], points: Match["totals"]): Match["totals"] {
  const players = Object.keys({ ...totals, ...points });
  return Object.fromEntries(players.map((player) => [player, (totals[player] ?? 0) + (points[player] ?? 0)]));
}
