/** Seats, and what an event does to them. */
import type { Seat, Table } from "../protocol/types";
import type { Change } from "./change";
import { without } from "./leaving";

/** Everyone's seats, that of one player changed. */
export const seats = (table: Table, player: string, change: (seat: Seat) => Seat): Seat[] =>
  table.seats.map((seat) => (seat.player === player ? change(seat) : seat));

export const newSeat = (player: string, role: Seat["role"]): Seat => ({
  type: "Seat",
  player,
  role,
  present: true,
  removed: false,
  locked_out: false,
  flips: true,
  sets: 0,
  points: 0,
  against: 0,
  owed: 0,
  taken: [],
});

export const gain = (seat: Seat, kept: readonly string[], points: number): Seat => ({
  ...seat,
  sets: seat.sets + 1,
  points: seat.points + points,
  taken: [...seat.taken, ...kept],
});

export const lose = (seat: Seat, points: number, cards: readonly string[]): Seat => ({
  ...seat,
  points: seat.points - points,
  against: seat.against + points,
  taken: seat.taken.filter((card) => !cards.includes(card)),
});

/** Another one deals; a Master's role goes along. */
export function dealerChanged(table: Table, player: string): Change {
  const roleOf = (who: string) => table.seats.find((seat) => seat.player === who)?.role ?? "player";
  const [old, next] = [roleOf(table.dealer), roleOf(player)];
  const roles: Record<string, Seat["role"]> = { [table.dealer]: next, [player]: old };
  return {
    dealer: player,
    seats: table.seats.map((seat) => ({ ...seat, role: roles[seat.player] ?? seat.role })),
    none_here: roles[player] === "player" ? table.none_here : without(table.none_here, player),
  };
}
