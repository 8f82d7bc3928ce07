/** What the dock offers: a sentence, the running time, the one big thing to press, and the smaller ones. Pure. */

import type { Rules, Saying, Table } from "../protocol/types";
import { callsAreMade, touchCalls, windowMs } from "../rules/calling";
import { cardsAreUnseen } from "../rules/deck";
import { liesFaceDown } from "../rules/layout";
import { engineSeesNone } from "../rules/no-set";
import { leastPick, mostPick, sought } from "../rules/pattern";
import type { Args } from "../words/speak";
import {
  mayAgreeOff,
  mayAskHint,
  mayCall,
  mayDeal,
  mayFlip,
  mayNameFirst,
  mayPoint,
  mayRule,
  maySayNoSet,
  mayStake,
  mayTakePoint,
  mayWithdraw,
  takeOffCount,
  troubleCount,
} from "./may";
import { tenths } from "./news";
import { callersOf, cardsOf, deckLeft, enoughCards, flipperOf, isFree, missing, others, type Seen } from "./seen";

/** A message that names players by their ids, which are replaced by names when it is shown. */
export interface Line {
  readonly message: string;
  readonly who?: string | readonly string[];
  readonly other?: string;
  readonly args?: Args;
}

export interface Action extends Line {
  readonly saying: Saying;
  readonly key?: string; // as `event.code` has it
  readonly weight: "main" | "ink" | "plain";
  readonly asks?: boolean; // ask first whether to take cards off (G-14)
}

export interface Dock {
  readonly line: Line;
  readonly big: readonly (Action | (Line & { readonly weight: "quiet"; readonly sub: string }))[];
  readonly small: readonly Action[];
}

export function dockOf(seen: Seen): Dock {
  return { line: lineOf(seen), big: bigOf(seen), small: smallOf(seen) };
}

/** Two or more, as a sentence names them: some, and the last. */
export const named = (players: readonly string[]): { who: readonly string[]; other: string } => ({
  who: players.slice(0, -1),
  other: players.at(-1) ?? "",
});

function lineOf(seen: Seen): Line {
  const { table, you, seat, gathering } = seen;
  if (gathering.paused) return { message: "dock-paused" };
  if (!table) return { message: "dock-wait" };
  const { phase, rules, stake } = table;
  switch (phase.type) {
    case "Called":
    case "Reached":
      if (phase.by !== you) return { message: `dock-${phase.type === "Called" ? "theirs" : "reached"}`, who: phase.by };
      return { message: `dock-mine${wayToShow(rules)}`, args: { count: leastPick(rules) } };
    case "Pointed":
      return { message: mayRule(seen) ? "dock-rule" : "dock-verdict", who: phase.by };
    case "Disputed":
      return { message: "dock-disputed", ...named(phase.callers) };
    case "AllShow":
      return { message: mayPoint(seen) ? "dock-all-mine" : "dock-all", ...named(phase.callers) };
    case "Over":
      return { message: "dock-over" };
    case "Searching":
      break;
  }
  if (!seat) return { message: seen.sitting ? "dock-next-match" : "dock-watching" };
  if (seat.role === "judge") return { message: "dock-judge" };
  if (seat.role === "master") return { message: "dock-master" };
  if (seat.locked_out) return { message: "dock-locked-out" };
  if (seen.lockedUntil) return { message: "race-locked" };
  if (stake.type === "Running")
    return { message: stake.players.includes(you ?? "") ? "dock-super-in" : "dock-super-out" };
  if (stake.type === "Staked") return { message: "dock-staked" };
  const flipper = flipperOf(table);
  if (flipper && cardsOf(table).length === 0) return { message: "bare-flips", who: flipper };
  if (mayFlip(seen)) return { message: "dock-flip" };
  if (flipper) return { message: "dock-flips", who: flipper };
  if (!callsAreMade(rules)) return pointLine(table);
  return {
    message: touchCalls(rules) ? "dock-touch" : `dock-call${wayToShow(rules)}`,
    args: { seconds: tenths(windowMs(rules)), count: leastPick(rules) },
  };
}

/** How the cards of a find are shown: on the table, by turning them up, or by pointing. */
const wayToShow = (rules: Rules): string =>
  cardsAreUnseen(rules) ? "-unseen" : liesFaceDown(rules) ? "-face-down" : "";

/** What is looked for where no call is needed; the first find of a chain links to nothing. */
const pointLine = ({ rules, finds }: Table): Dock["line"] => ({
  message: liesFaceDown(rules) ? "dock-turn" : `dock-point-${sought(rules)}`,
  args: {
    sought: sought(rules),
    cards: leastPick(rules),
    most: mostPick(rules),
    links: finds.length > 0 ? rules.pattern.linked : 0,
  },
});

function bigOf(seen: Seen): Dock["big"] {
  const { table, seat, gathering, hosting } = seen;
  if (table && gathering.paused && hosting)
    return [{ message: "act-resume", saying: { type: "Pause", paused: false }, weight: "main" }];
  if (table && !seat && seen.sitting) return [{ message: "act-join-in", saying: { type: "Join" }, weight: "main" }];
  if (!table || !seat) return [];
  const { phase } = table;
  if (phase.type === "Disputed" && mayNameFirst(seen))
    return phase.callers.map((caller) => ({
      message: "act-first",
      who: caller,
      saying: { type: "NameFirst", caller },
      weight: "ink",
    }));
  if (mayRule(seen))
    return [
      { message: "act-right", saying: { type: "Rule", right: true }, weight: "ink" },
      { message: "act-wrong", saying: { type: "Rule", right: false }, weight: "plain" },
    ];
  if (mayPoint(seen) && cardsAreUnseen(table.rules) && !mayCall(seen))
    return [{ message: "act-shown", saying: { type: "Point", cards: [] }, weight: "main" }];
  if (seat.role === "judge")
    return [
      {
        message: "quiet-judge",
        sub: callersOf(table).length > 0 ? "quiet-judge-soon" : "callers-none",
        weight: "quiet",
      },
    ];
  if (seat.role !== "player") return [];
  if (mayCall(seen)) return [{ message: "act-call", saying: { type: "Call" }, key: "Space", weight: "main" }];
  if (mayTakePoint(seen) && phase.type === "Called")
    return [{ message: "act-take-point", who: phase.by, saying: { type: "TakePoint" }, weight: "plain" }];
  return callsAreMade(table.rules) ? [quiet(seen)] : [];
}

/** The call button stays in its place, and says why it is quiet. */
function quiet({ table, you, seat, gathering }: Seen): Line & { weight: "quiet"; sub: string } {
  const phase = table?.phase;
  const by = phase && "by" in phase ? phase.by : null;
  const base = { weight: "quiet" } as const;
  if (gathering.paused) return { ...base, message: "quiet-paused", sub: "quiet-paused-why" };
  const place = table && you ? callersOf(table).indexOf(you) + 1 : 0;
  if (place > 1 && by) return { ...base, message: "quiet-next", args: { n: place }, sub: "quiet-next-why" };
  if (by && by === you) return { ...base, message: "quiet-mine", sub: "quiet-mine-why" };
  if (by) return { ...base, message: "quiet-theirs", who: by, sub: "quiet-theirs-why" };
  if (seat && !isFree(seat)) return { ...base, message: "quiet-locked-out", sub: "quiet-locked-out-why" };
  if (table?.stake.type === "Running") return { ...base, message: "quiet-super", sub: "quiet-super-why" };
  if (table && !enoughCards(table)) return { ...base, message: "quiet-bare", sub: "quiet-bare-why" };
  return { ...base, message: "quiet-wait", sub: "quiet-theirs-why" };
}

/** The judge lays more; with the deck used up, that ends the round (G-14, R-8). */
function dealWord(table: Table): string {
  if (missing(table) > 0) return "act-top-up";
  return deckLeft(table) > 0 || cardsAreUnseen(table.rules) ? "act-lay-more" : "act-none-left";
}

const dealMore = (seen: Seen, count: number): Partial<Action> => ({
  weight: "ink",
  key: "Digit9",
  args: { count },
  asks: takeOffCount(seen) > 0,
});

function agreeOff(table: Table): [string, Saying, Partial<Action>] {
  const args = { count: troubleCount(table), said: table.off.length, of: others(table).length };
  return [table.off.length > 0 ? "act-agree-off-votes" : "act-agree-off", { type: "TakeOff" }, { args }];
}

function smallOf(seen: Seen): Action[] {
  const { table } = seen;
  if (!table) return [];
  const found: Action[] = [];
  const add = (may: boolean, message: string, saying: Saying, more: Partial<Action> = {}) => {
    if (may) found.push({ message, saying, weight: "plain", ...more });
  };
  const toLay = missing(table);
  add(mayWithdraw(seen), "act-withdraw", { type: "Withdraw" });
  add(mayFlip(seen), "act-flip", { type: "Flip" }, { weight: "ink", key: "Digit9" });
  add(mayDeal(seen), dealWord(table), { type: "Deal" }, dealMore(seen, toLay));
  const joining = table.stake.type === "Staked";
  add(
    mayStake(seen),
    joining ? "act-join-super" : "act-super",
    { type: "StakeOnNext" },
    {
      weight: joining ? "ink" : "plain",
      key: "Digit8",
    },
  );
  const said = table.none_here.length;
  const of = others(table).length;
  const none = engineSeesNone(table.rules)
    ? { first: "act-none-found-here", more: "act-none-found-votes" }
    : { first: "act-no-set-here", more: "act-no-set-votes" };
  add(
    maySayNoSet(seen),
    said ? none.more : none.first,
    { type: "SayNoSet" },
    {
      key: "Digit0",
      args: { said, of },
    },
  );
  add(mayAgreeOff(seen), ...agreeOff(table));
  add(mayAskHint(seen), "act-hint", { type: "AskHint" });
  return found;
}

/** The judge puts cards back into the deck once they are chosen (G-14). */
export const takeOffAction = (seen: Seen, chosen: readonly string[]): Action | null => {
  const count = takeOffCount(seen);
  if (!count || chosen.length === 0) return null;
  const saying = { type: "TakeOff", cards: chosen } as const;
  return {
    message: "act-take-off",
    saying,
    weight: chosen.length === count ? "ink" : "plain",
    args: { count, chosen: chosen.length },
  };
};

/** “Take six off first?”: before the judge adds more to a large layout (G-14). */
export function offQuestion(seen: Seen): Pick<Dock, "line" | "small"> | null {
  const count = takeOffCount(seen);
  if (!count) return null;
  return {
    line: { message: "dock-off-first", args: { count } },
    small: [
      { message: "act-off-first", args: { count }, saying: { type: "TakeOff" }, weight: "ink" },
      { message: "act-lay-more", saying: { type: "Deal" }, weight: "plain" },
    ],
  };
}
