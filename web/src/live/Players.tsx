import type { Gathering, Seat, Sitter, Table } from "../protocol/types";
import { dealingRole, playersFlip } from "../rules/dealing";
import { deckSize } from "../rules/deck";
import { enoughFinds } from "../rules/ending";
import { ownLayouts } from "../rules/match";
import { leastPick, sought } from "../rules/pattern";
import { type Args, say } from "../words/speak";
import type { Live } from "./live";
import { atTable, nameOf } from "./names";
import { callersOf } from "./seen";

/** Everyone who plays: points, what holds them back, and who has the call. */
export function Players({ live, gathering }: { live: Live; gathering: Gathering }) {
  const table = gathering.match?.table ?? null;
  const seats = table?.seats.filter(({ removed }) => !removed) ?? [];
  const scrolls = seats.length > FIT;
  return (
    <section
      class="players"
      aria-label={say("players-name")}
      data-many={seats.length > IN_A_ROW || undefined}
      style={{ "--columns": columnsFor(seats.length) }}
      {...(scrolls ? { tabIndex: 0 } : {})} // the keyboard has to get there too
    >
      <ul>
        {table &&
          seats.map((seat) => <Player key={seat.player} live={live} seat={seat} table={table} gathering={gathering} />)}
      </ul>
    </section>
  );
}

const IN_A_ROW = 4; // on a phone
const FIT = 8; // beside the cards of a wide screen

/** Rows of about the same length, so that everyone is seen at once. */
export const columnsFor = (players: number): number => Math.ceil(players / Math.ceil(players / IN_A_ROW));

interface PlayerProps {
  live: Live;
  seat: Seat;
  table: Table;
  gathering: Gathering;
}

function Player({ live, seat, table, gathering }: PlayerProps) {
  const { player } = seat;
  const sitter = gathering.sitters.find((one) => one.player === player);
  const callers = callersOf(table);
  const state = stateOf(seat, table, callers);
  const wave = live.talk.waves.value.find(({ by }) => by === player);
  const pile = pileOf(table, player);
  const name = player === live.you.value ? say("you") : nameOf(live, player);
  return (
    <li class="player" data-state={state} data-me={player === live.you.value || undefined}>
      <span class="name" title={nameOf(live, player)}>
        {name}
      </span>
      {seat.role === "judge" ? (
        <span class="points" />
      ) : (
        <b class="points" data-score={player}>
          {figure(seat.points)}
        </b>
      )}
      <span class="brief">
        {wave ? say(`sign-${wave.sign}`) : brief(state, callers.indexOf(player) + 1, atTable(live))}
      </span>
      {pile !== null && state === "plays" && !wave && <span class="pile">{say("player-pile", { count: pile })}</span>}
      {ownLayouts(table.rules) && seat.role === "player" && <Progress seat={seat} table={table} />}
      <span class="more">{more(seat, sitter, gathering, pile)}</span>
    </li>
  );
}

/** How far a player of a race is; the figure beside it says the same. */
function Progress({ seat, table: { rules } }: { seat: Seat; table: Table }) {
  const all = enoughFinds(rules) ?? Math.floor(deckSize(rules.deck) / leastPick(rules));
  return <i class="progress" style={{ "--part": Math.min(1, seat.sets / all) }} aria-hidden="true" />;
}

/** A true minus. */
const figure = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

type State = "calling" | "next" | "away" | "out" | "none" | "flips" | "deals" | "judge" | "master" | "in" | "plays";

/** The player who deals by hand. A judge does not play, and without one everybody may top up (G-1). */
const handDealer = ({ rules, dealer }: Table): string | null => (dealingRole(rules) === "dealer" ? dealer : null);

function stateOf(seat: Seat, table: Table, callers: readonly string[]): State {
  const { player } = seat;
  if (!seat.present) return "away";
  if (callers.includes(player)) return callers[0] === player || !("by" in table.phase) ? "calling" : "next";
  if (seat.locked_out) return "out";
  if (seat.role !== "player") return seat.role;
  if (table.stake.type !== "NoStake" && table.stake.players.includes(player)) return "in";
  if (table.none_here.includes(player)) return "none";
  if (playersFlip(table.rules) && table.piles[table.turn]?.owner === player) return "flips";
  return handDealer(table) === player ? "deals" : "plays";
}

const brief = (state: State, n: number, about: Args): string =>
  state === "plays" ? "" : say(`player-${state}`, { ...about, n });

/** How many cards a player still has to flip, where everyone has a pile. */
const pileOf = ({ rules, piles }: Table, player: string): number | null =>
  playersFlip(rules) ? (piles.find(({ owner }) => owner === player)?.left ?? null) : null;

function more(
  seat: Seat,
  sitter: Sitter | undefined,
  { match, matches, rules }: Gathering,
  pile: number | null,
): string {
  const parts = [
    sitter?.level ? say(`level-${sitter.level}`) : "",
    seat.role === "player" && matches > 0 ? say("find-many", { find: sought(rules), count: seat.sets }) : "",
    pile !== null ? say("player-pile", { count: pile }) : "",
    seat.against > 0 ? say("player-against", { points: seat.against }) : "",
    seat.owed > 0 ? say("player-owes", { find: sought(rules), count: seat.owed }) : "",
    match && match.rounds > 1 ? say("player-total", { points: match.totals[seat.player] ?? 0 }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}
