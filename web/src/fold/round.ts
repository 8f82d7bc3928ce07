/** The fold of a round: remember one event. The same as the engine's own, event by event (see tests/golden/folds). */
import type {
  BothShow,
  Called,
  CardsDealt,
  Disputed,
  MatchEvent,
  MatchOpened,
  Pointed,
  PointShared,
  RoundOpened,
  Seat,
  SetTaken,
  Table,
} from "../protocol/types";
import { votesWithout, without } from "./leaving";

export type RoundEvent = Exclude<
  MatchEvent,
  MatchOpened | { type: "RoundCounted" | "DeckSealed" | "DeckShown" | "MatchEnded" }
>;
export type Phase = Table["phase"];
type Change = Partial<Omit<Table, "type">>;

/** The table as the first event of a round leaves it. */
export function opened({ rules, seats, host, dealer, at }: RoundOpened): Table {
  return {
    type: "Table",
    rules,
    seats,
    host,
    dealer,
    at,
    since: at,
    phase: { type: "Searching" },
    waiting: [],
    taken_before: false,
    piles: [],
    layout: [],
    discard: [],
    finds: [],
    none_here: [],
    hinted: [],
    stake: { type: "NoStake" },
    turn: 0,
    flip_votes: [],
  };
}

/** The table after one event. */
export function evolveRound(table: Table, event: RoundEvent): Table {
  return event.type === "RoundOpened" ? opened(event) : { ...table, at: event.at, ...changeBy(table, event) };
}

/** What one event changes, beside the instant. */
function changeBy(table: Table, event: Exclude<RoundEvent, RoundOpened>): Change {
  switch (event.type) {
    case "SetPointed":
      return pointed(table, event.at, event.by, event.cards);
    case "SetTaken":
      return taken(table, event);
    case "CardsDealt":
      return dealt(table, event);
    case "SetCalled":
      return called(table, event.at, event.by, event.until);
    case "NoSetSaid":
      return { none_here: [...table.none_here, event.by] };
    case "CallFailed":
      return failed(table, event.by);
    case "PointsLost":
      return {
        seats: seats(table, event.by, (seat) => lose(seat, event.points, event.cards)),
        discard: [...table.discard, ...event.cards],
      };
    case "CardsMoved":
      return { layout: moved(table.layout, event.moves) };
    case "PileFlipped":
    case "DealAsked":
    case "TimeRanOut":
    case "HintAsked":
    case "EndSaid":
      return {};
    case "TurnPassed":
      return { since: event.at, turn: event.pile };
    case "LockedOut":
      return {
        seats: seats(table, event.by, (seat) => ({ ...seat, locked_out: true })),
        none_here: without(table.none_here, event.by),
      };
    case "LockOutsLifted":
      return { seats: table.seats.map((seat) => ({ ...seat, locked_out: false })) };
    case "CallExcused":
      return settled(table);
    case "CallWithdrawn":
      return { phase: withdrawn(table.phase, event.by) };
    case "CallerAsked":
      return {
        phase: { type: "Called", by: event.by, since: event.at, until: event.until, asked: true },
        waiting: event.waiting,
      };
    case "VerdictAwaited":
      return { phase: { ...(table.phase as Pointed), until: event.until } };
    case "VerdictGiven":
      return { phase: ruled(table.phase as Pointed, event.by, event.right) };
    case "CallsDisputed":
      return { phase: { type: "Disputed", callers: event.callers, until: event.until, votes: [] }, waiting: [] };
    case "FirstNamed":
      return { phase: named(table.phase as Disputed, event.by, event.caller) };
    case "BothAsked":
      return {
        phase: { type: "BothShow", callers: (table.phase as Disputed).callers, until: event.until, shown: [] },
      };
    case "PointShared":
      return shared(table, event);
    case "PointReached": {
      const { by, since } = table.phase as Called;
      return { phase: { type: "Reached", by, since, until: event.until, taker: event.by } };
    }
    case "PriceOwed":
      return { seats: seats(table, event.by, (seat) => ({ ...seat, owed: seat.owed + event.sets })) };
    case "PricePaid":
      return { seats: seats(table, event.by, (seat) => ({ ...seat, owed: seat.owed - 1 })) };
    case "StakeSaid":
      return {
        stake: { type: "Staked", players: [...(table.stake.type === "Staked" ? table.stake.players : []), event.by] },
      };
    case "SuperRoundStarted":
      return {
        stake: {
          type: "Running",
          players: table.stake.type === "Staked" ? table.stake.players : [],
          until: event.until,
          card: event.card,
        },
      };
    case "SuperRoundEnded":
      return { since: event.at, stake: { type: "NoStake" } };
    case "FlipVoted":
      return { flip_votes: [...table.flip_votes, [event.by, event.player]] };
    case "FlipTaken":
      return {
        seats: seats(table, event.player, (seat) => ({ ...seat, flips: false })),
        flip_votes: table.flip_votes.filter(([, player]) => player !== event.player),
      };
    case "CardsTakenOff":
      return {
        since: event.at,
        layout: cleared(table.layout, event.cards),
        piles: [event.pile],
        none_here: [],
        hinted: [],
      };
    case "LaidByHand":
      return { since: event.at, none_here: [] };
    case "HintGiven":
      return { hinted: [...table.hinted, event.card] };
    case "PilesSet":
      return { piles: event.piles };
    case "PlayerJoined":
      return { seats: [...table.seats, newSeat(event.by, event.role)] };
    case "PlayerLeft":
      return {
        seats: seats(table, event.by, (seat) => ({ ...seat, present: false })),
        ...votesWithout(table, event.by),
      };
    case "PlayerReturned":
      return { seats: seats(table, event.by, (seat) => ({ ...seat, present: true })) };
    case "PlayerRemoved":
      return {
        seats: seats(table, event.player, (seat) => ({ ...seat, present: false, removed: true })),
        ...votesWithout(table, event.player),
      };
    case "HostChanged":
      return { host: event.player };
    case "DealerChanged":
      return dealerChanged(table, event.player);
    case "RoundEnded":
      return { phase: { type: "Over", why: event.why } };
  }
}

function pointed(table: Table, at: number, by: string, cards: readonly string[]): Change {
  const { phase } = table;
  if (phase.type === "BothShow") return { phase: show(phase, by, cards) };
  return { phase: { type: "Pointed", by, cards, until: at, right: [], wrong: [] } };
}

const show = (phase: BothShow, by: string, cards: readonly string[]): BothShow => ({
  ...phase,
  shown: [...phase.shown, [by, cards]],
});

function taken(table: Table, { at, by, cards, kept, gone, points }: SetTaken): Change {
  return {
    since: at,
    phase: { type: "Searching" },
    seats: seats(table, by, (seat) => gain(seat, kept, points)),
    layout: cleared(table.layout, gone),
    discard: [...table.discard, ...gone.filter((card) => !kept.includes(card))],
    finds: [...table.finds, cards],
    none_here: [],
    hinted: [],
    taken_before: table.waiting.length > 0,
  };
}

function shared(table: Table, { by, kept, gone }: PointShared): Change {
  return {
    phase: { type: "Searching" },
    seats: seats(table, by, (seat) => gain(seat, kept, 1)),
    layout: cleared(table.layout, gone),
    discard: [...table.discard, ...gone].filter((card) => !kept.includes(card)),
    taken_before: table.waiting.length > 0,
  };
}

function dealt(table: Table, { at, cards, places, pile }: CardsDealt): Change {
  const layout = [...table.layout];
  cards.forEach((card, n) => {
    layout[Math.min(places[n] ?? layout.length, layout.length)] = card;
  });
  const piles = table.piles.map((one, n) => (n === pile ? { ...one, left: one.left - cards.length } : one));
  return { since: at, layout, piles, none_here: [], hinted: [] };
}

/** The call is over; where somebody who only waited to be asked gives up, the running one goes on. */
const failed = (table: Table, by: string): Change =>
  table.waiting.includes(by) ? { waiting: without(table.waiting, by) } : settled(table);

/** The call is over; that cards were taken matters while others of these callers wait (G-15). */
const settled = (table: Table): Change => ({
  phase: { type: "Searching" },
  taken_before: table.taken_before && table.waiting.length > 0,
});

const withdrawn = (phase: Phase, by: string): Phase =>
  phase.type === "BothShow" ? show(phase, by, []) : { type: "Searching" };

/** Another one deals; a Master's role goes along. */
function dealerChanged(table: Table, player: string): Change {
  const roleOf = (who: string) => table.seats.find((seat) => seat.player === who)?.role ?? "player";
  const [old, next] = [roleOf(table.dealer), roleOf(player)];
  const roles: Record<string, Seat["role"]> = { [table.dealer]: next, [player]: old };
  return {
    dealer: player,
    seats: table.seats.map((seat) => ({ ...seat, role: roles[seat.player] ?? seat.role })),
    none_here: roles[player] === "player" ? table.none_here : without(table.none_here, player),
  };
}

function called(table: Table, at: number, by: string, until: number): Change {
  const none_here = without(table.none_here, by);
  if (table.phase.type !== "Searching") return { waiting: [...table.waiting, by], none_here };
  return { phase: { type: "Called", by, since: at, until, asked: false }, none_here };
}

/** The layout after the moves, without the empty places at its end. */
function moved(layout: Table["layout"], moves: readonly (readonly [number, number])[]): Table["layout"] {
  const cards = [...layout];
  for (const [start, end] of moves) {
    cards[end] = cards[start] ?? null;
    cards[start] = null;
  }
  while (cards.length > 0 && cards.at(-1) === null) cards.pop();
  return cards;
}

function ruled(phase: Pointed, by: string, right: boolean): Pointed {
  const [rights, wrongs] = [without(phase.right, by), without(phase.wrong, by)];
  return { ...phase, right: right ? [...rights, by] : rights, wrong: right ? wrongs : [...wrongs, by] };
}

const named = (phase: Disputed, by: string, caller: string): Disputed => ({
  ...phase,
  votes: [...phase.votes.filter(([voter]) => voter !== by), [by, caller]],
});

const cleared = (layout: Table["layout"], gone: readonly string[]): Table["layout"] =>
  layout.map((card) => (card !== null && gone.includes(card) ? null : card));

const seats = (table: Table, player: string, change: (seat: Seat) => Seat): Seat[] =>
  table.seats.map((seat) => (seat.player === player ? change(seat) : seat));

const newSeat = (player: string, role: Seat["role"]): Seat => ({
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

const gain = (seat: Seat, kept: readonly string[], points: number): Seat => ({
  ...seat,
  sets: seat.sets + 1,
  points: seat.points + points,
  taken: [...seat.taken, ...kept],
});

const lose = (seat: Seat, points: number, cards: readonly string[]): Seat => ({
  ...seat,
  points: seat.points - points,
  against: seat.against + points,
  taken: seat.taken.filter((card) => !cards.includes(card)),
});
