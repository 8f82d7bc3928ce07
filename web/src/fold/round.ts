/** The fold of a round: remember one event. The same as the engine's own, event by event (see tests/golden/folds). */
import type { Called, Disputed, MatchEvent, MatchOpened, Pointed, RoundOpened, Table } from "../protocol/types";
import { called, calledAt, disputed, failed, named, pointed, ruled, settled, withdrawn } from "./calls";
import { cleared, dealt, moved, shared, solved, taken } from "./cards";
import type { Change } from "./change";
import { votesWithout, without } from "./leaving";
import { dealerChanged, lose, newSeat, seats } from "./seats";
import { staked, started } from "./stake";
import { markedWrong, turnedBack, turnedUp } from "./turning";

export type RoundEvent = Exclude<
  MatchEvent,
  | MatchOpened
  | { type: "RoundCounted" | "CountAgreed" | "DeckSealed" | "DeckShown" | "MatchEnded" }
  | { type: "OwnLayoutOpened" | "OnOwnLayout" | "ProgressMade" }
>;

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
    began: at,
    phase: { type: "Searching" },
    waiting: [],
    missed: [],
    piles: [],
    layout: [],
    discard: [],
    finds: [],
    none_here: [],
    off: [],
    hinted: [],
    stake: { type: "NoStake" },
    turn: 0,
    flip_votes: [],
    turned: [],
    locked: {},
    seen: [],
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
    case "SetShown":
      return pointed(table, event.at, event.by, event.cards);
    case "SetTaken":
      return taken(table, event);
    case "CardsDealt":
      return dealt(table, event);
    case "SetCalled":
      return called(table, event);
    case "NoSetSaid":
      return { none_here: [...table.none_here, event.by] };
    case "TakeOffSaid":
      return { off: [...table.off, event.by] };
    case "CardTurned":
      return turnedUp(table, event);
    case "TurnedBack":
      return turnedBack(table, event);
    case "CallFailed":
      return { ...failed(table, event.by), ...(event.why === "wrong" && { turned: markedWrong(table, event.by) }) };
    case "PointsLost":
      return {
        seats: seats(table, event.by, (seat) => lose(seat, event.points, event.cards)),
        discard: [...table.discard, ...event.cards],
      };
    case "LayoutShuffled":
      return { layout: event.layout };
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
    case "LockedOut": {
      const { until } = event;
      if (until) return { locked: { ...table.locked, [event.by]: until } };
      return {
        seats: seats(table, event.by, (seat) => ({ ...seat, locked_out: true })),
        none_here: without(table.none_here, event.by),
        off: without(table.off, event.by),
      };
    }
    case "LockOutsLifted":
      return { seats: table.seats.map((seat) => ({ ...seat, locked_out: false })) };
    case "CallExcused":
      return settled(table);
    case "CallWithdrawn":
      return { phase: withdrawn(table.phase, event.by) };
    case "CallerAsked":
      return {
        phase: { type: "Called", by: event.by, since: event.at, until: event.until, asked: true, touched: [] },
        waiting: event.waiting,
      };
    case "VerdictAwaited":
      return { phase: { ...(table.phase as Pointed), until: event.until } };
    case "LayoutSeen":
      return { seen: event.cards };
    case "ClaimSeen":
      return { phase: { ...(table.phase as Pointed), cards: event.cards.map(([card]) => card) } };
    case "VerdictGiven":
      return { phase: ruled(table.phase as Pointed, event.by, event.right) };
    case "CallsDisputed":
      return { phase: disputed(table.phase, event), waiting: [] };
    case "FirstNamed":
      return { phase: named(table.phase as Disputed, event.by, event.caller) };
    case "BothAsked": {
      const { callers, shown } = table.phase as Disputed;
      return { phase: { type: "AllShow", callers, until: event.until, shown } };
    }
    case "PointShared":
      return shared(table, event);
    case "PointReached": {
      const { by } = table.phase as Called;
      const since = calledAt(table.phase);
      return { phase: { type: "Reached", by, since, until: event.until, taker: event.by } };
    }
    case "PriceOwed":
      return { seats: seats(table, event.by, (seat) => ({ ...seat, owed: seat.owed + event.sets })) };
    case "PricePaid":
      return { seats: seats(table, event.by, (seat) => ({ ...seat, owed: seat.owed - 1 })) };
    case "StakeSaid":
      return { stake: staked(table.stake, event.by) };
    case "SuperRoundStarted":
      return { stake: started(table.stake, event) };
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
        off: [],
        hinted: [],
      };
    case "LayoutSolved":
      return solved(table, event.at);
    case "LaidByHand":
      return { since: event.at, none_here: [], off: [] };
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
      return { phase: { type: "Over", why: event.why }, layout: event.layout ?? table.layout };
  }
}
