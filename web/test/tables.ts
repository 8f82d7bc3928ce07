/** Tables for tests: three people at a classic table, with whatever the test wants to be different. */
import { newSeat } from "../src/fold/seats";
import { type Seen, seenBy } from "../src/live/seen";
import type { Gathering, Rules, Seat, Table } from "../src/protocol/types";

export const CLASSIC: Rules = {
  type: "Rules",
  name: "classic",
  deck: { type: "AllCards", values: 3, features: 4, colour: null, shading: null },
  pattern: { type: "Pattern", test: "cancel", cards: 3, most: null, linked: 0 },
  layout: { type: "Rectangle", size: 12, step: 3, reshuffled: false },
  calling: { type: "CallFirst", window_ms: 5_000, touch: false },
  ties: { type: "FirstHeard" },
  delay: { type: "WaitForWindow" },
  verdict: { type: "ByEngine" },
  reward: { type: "KeepAll", points_per: "set" },
  penalty: { type: "LosePoints", points: 1 },
  dealing: { type: "EngineDeals" },
  no_set: { type: "AllAgree" },
  super_round: { type: "NoSuperRound" },
  ending: { type: "DeckUsedUp" },
  hints: { type: "NoHints" },
  seats: { type: "Seats", least: 1, most: 12 },
  match: { type: "SingleRound" },
} as Rules;

export const CARDS = "2gsh 1rof 2psh 3gde 1gof 2rof 1pdh 3psf 3rof 2gdh 1poe 3rdh".split(
  " ",
) as unknown as Table["layout"];

export const seat = (player: string, more: Partial<Seat> = {}): Seat => ({ ...newSeat(player, "player"), ...more });

export function table(rules: Partial<Rules> = {}, more: Partial<Table> = {}): Table {
  return {
    type: "Table",
    rules: { ...CLASSIC, ...rules },
    seats: [seat("ada"), seat("bea"), seat("cem")],
    host: "ada",
    dealer: "ada",
    at: 10_000,
    since: 4_000,
    began: 0,
    phase: { type: "Searching" },
    waiting: [],
    missed: [],
    piles: [{ type: "Pile", left: 69, cards: [], owner: null }],
    layout: CARDS,
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
    ...more,
  };
}

/** The table as somebody sees it. */
export function seen(now: Table, you: string | null = "ada", more: Partial<Gathering> = {}): Seen {
  const sitters = now.seats.map(({ player, role, present }) => ({
    type: "Sitter" as const,
    player,
    role: role === "judge" ? ("judge" as const) : ("player" as const),
    level: 0,
    present,
  }));
  const match = { table: now, ended: false, rounds: 1 } as unknown as Gathering["match"];
  return seenBy({ host: "ada", rules: now.rules, sitters, paused: false, match, again: [], ...more } as Gathering, you);
}

export const called = (by: string): Partial<Table> => ({
  phase: { type: "Called", by, since: 9_000, until: 14_000, asked: false, touched: [] },
});
