/** What a change does to tables, worked out from the seats that the server names. */
import type { Game } from "../day/api";
import type { Changes, SeatChange } from "./api";

export interface TableChange {
  readonly round: number;
  readonly table: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Everyone who changes tables, each once. */
export const movers = ({ moved }: Changes): number[] =>
  [...new Set(moved.map((each) => each.number))].sort((a, b) => a - b);

interface Seat {
  readonly table: number;
  readonly slot: number;
}
type Seats = ReadonlyMap<number, Seat>; // by number, in one round

/** The tables that somebody leaves or comes to, round by round: who sits there before and afterwards. */
export function tableChanges(changes: Changes, games: readonly Game[]): TableChange[] {
  const all = [...changes.moved, ...changes.shifted, ...changes.seated, ...changes.unseated];
  const rounds = [...new Set(all.map((each) => each.round))].sort((a, b) => a - b);
  return rounds.flatMap((round) =>
    changesIn(
      round,
      all.filter((each) => each.round === round),
      seatsIn(games, round),
    ),
  );
}

function changesIn(round: number, changed: readonly SeatChange[], before: Seats): TableChange[] {
  const after = seatsAfter(before, changed);
  const found = new Map<string, TableChange>();
  for (const { before: from, after: to } of changed) {
    if (from?.table === to?.table) continue;
    if (from) keep(found, round, from.table, sitting(before, from), sitting(after, followed(from, before, after)));
    if (to) keep(found, round, to.table, sitting(before, followed(to, after, before)), sitting(after, to));
  }
  return [...found.values()].sort((a, b) => a.table - b.table);
}

const keep = (
  found: Map<string, TableChange>,
  round: number,
  table: number,
  before: readonly number[],
  after: readonly number[],
) => found.set(`${table}: ${before} > ${after}`, { round, table, before, after });

/** The same game on the other side of the change: those who stay at the table may play at another time. */
const followed = (seat: Seat, here: Seats, there: Seats): Seat =>
  sitting(here, seat)
    .map((number) => there.get(number))
    .find((other) => other?.table === seat.table) ?? seat;

const sitting = (seats: Seats, { table, slot }: Seat): number[] =>
  [...seats]
    .filter(([, seat]) => seat.table === table && seat.slot === slot)
    .map(([number]) => number)
    .sort((a, b) => a - b);

const seatsIn = (games: readonly Game[], round: number): Seats =>
  new Map(
    games
      .filter((game) => game.stage === "preliminary" && game.round === round)
      .flatMap((game) => game.players.map((number) => [number, game] as const)),
  );

function seatsAfter(before: Seats, changed: readonly SeatChange[]): Seats {
  const after = new Map(before);
  for (const { number, after: seat } of changed) {
    if (seat) after.set(number, seat);
    else after.delete(number);
  }
  return after;
}
