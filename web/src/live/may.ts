/** What somebody may say now. The engine has the last word; this keeps the page from offering what it would refuse. */
import { turnedBy } from "../fold/turning";
import type { Table } from "../protocol/types";
import { callsAreMade, callsAreQueued, pointingCalls } from "../rules/calling";
import { dealingRole, playersFlip } from "../rules/dealing";
import { cardsAreUnseen } from "../rules/deck";
import { landingMs } from "../rules/delay";
import { isOneLayout } from "../rules/ending";
import { cardsToHint, countIsShown } from "../rules/hints";
import { layoutSize, liesFaceDown } from "../rules/layout";
import { ownLayouts } from "../rules/match";
import { engineSeesNone, isNeverNone, judgeAdds, judgesTrouble } from "../rules/no-set";
import { hasSuperRounds } from "../rules/super-round";
import { engineRules, hasJudge } from "../rules/verdict";
import {
  callersOf,
  cardsOf,
  deckLeft,
  enoughCards,
  findsLeft,
  isFree,
  judgeOf,
  missing,
  others,
  type Seen,
} from "./seen";

type Ask = (table: Table, you: string, seen: Seen) => boolean;

/** Ask something of the round that is being played, for a player who is there. */
const inRound =
  (ask: Ask) =>
  (seen: Seen): boolean => {
    const { table, you, seat, gathering } = seen;
    if (!table || !you || !seat?.present || gathering.paused || table.phase.type === "Over") return false;
    return ask(table, you, seen);
  };

const searching = (table: Table) => table.phase.type === "Searching";
const isLeftOut = ({ stake }: Table, you: string) => stake.type === "Running" && !stake.players.includes(you);
const free = ({ seat, lockedUntil }: Seen) => seat !== null && isFree(seat) && lockedUntil === 0;
const more = (table: Table) => deckLeft(table) > 0 || cardsAreUnseen(table.rules);

export const mayCall = inRound((table, you, seen) => {
  if (!free(seen) || !callsAreMade(table.rules) || isLeftOut(table, you) || !enoughCards(table)) return false;
  const { type } = table.phase;
  const inOrder = callsAreQueued(table.rules) && (type === "Called" || type === "Pointed");
  return searching(table) || (inOrder && !callersOf(table).includes(you));
});

export const mayPoint = inRound(
  (table, you, seen) => !liesFaceDown(table.rules) && enoughCards(table) && mayShow(table, you, seen),
);

/** May a card that lies face down be turned up (M-11)? */
export const mayTurn = inRound(
  (table, you, seen) =>
    liesFaceDown(table.rules) &&
    mayShow(table, you, seen) &&
    cardsOf(table).some((card) => !held(table, you).includes(card)),
);

/** What a player has turned up and not claimed yet. */
export function held(table: Table, you: string): readonly string[] {
  const { cards, wrong } = turnedBy(table, you);
  return wrong ? [] : cards;
}

/** Is it the moment to show a find? */
const mayShow: Ask = (table, you, seen) => {
  const { phase } = table;
  switch (phase.type) {
    case "Called":
    case "Reached":
      return phase.by === you;
    case "AllShow":
      return phase.callers.includes(you) && !phase.shown.some(([by]) => by === you);
    case "Searching":
      return free(seen) && pointingCalls(table.rules) && !isLeftOut(table, you);
    default:
      return false;
  }
};

/** Does everyone see that there is a SET? Where only one layout is solved, the players may give up all the same. */
const isToldOfOne = (table: Table) => countIsShown(table.rules) && !isOneLayout(table.rules) && findsLeft(table) > 0;

export const maySayNoSet = inRound((table, you, seen) => {
  const { rules } = table;
  if (!free(seen) || !searching(table) || table.stake.type === "Running" || table.none_here.includes(you)) return false;
  if (isNeverNone(rules) || isToldOfOne(table) || ownLayouts(rules)) return false;
  const awaited = engineSeesNone(rules) || layoutSize(rules) === null; // cards come another way
  return !(awaited && deckLeft(table) > 0);
});

export const mayFlip = inRound((table, you, { seat }) => {
  const { rules, piles, turn } = table;
  if (!playersFlip(rules) || !searching(table) || table.stake.type === "Running") return false;
  if (seat?.role !== "player") return false;
  return cardsAreUnseen(rules) || (deckLeft(table) > 0 && seat.flips && piles[turn]?.owner === you);
});

export const mayDeal = inRound((table, you, { seat }) => {
  const role = dealingRole(table.rules);
  if (!searching(table)) return false;
  const judge = judgeOf(table);
  if (missing(table) === 0) return judgeAdds(table.rules) && judge === you;
  if (role === null) return false;
  if (role === "dealer") return table.dealer === you;
  return judge ? judge === you : seat?.role === "player"; // without a judge, anyone (G-1)
});

/** How many cards are taken off when no SET is found in this many (G-14); 0 while there are fewer. */
export function troubleCount(table: Table): number {
  const rule = judgesTrouble(table.rules);
  if (!rule || !searching(table) || deckLeft(table) === 0) return 0;
  return cardsOf(table).length >= rule.trouble_at ? rule.taken_off : 0;
}

/** How many cards the judge may take off now; 0 if none. */
export const takeOffCount = (seen: Seen): number => (mayTakeOff(seen) && seen.table ? troubleCount(seen.table) : 0);

const mayTakeOff = inRound((table, you) => judgeOf(table) === you && troubleCount(table) > 0);

/** May a player say that cards should go off? Without a judge all must agree; once they do, any of them says it again. */
export const mayAgreeOff = inRound((table, you, seen) => {
  if (judgeOf(table) || !free(seen) || troubleCount(table) === 0) return false;
  const silent = table.seats.filter((seat) => isFree(seat) && !table.off.includes(seat.player));
  return silent.length === 0 || !table.off.includes(you);
});

export const mayStake = inRound((table, you, seen) => {
  const { rules, stake } = table;
  if (!hasSuperRounds(rules) || !free(seen) || !searching(table) || !more(table)) return false;
  return stake.type === "NoStake" || (stake.type === "Staked" && !stake.players.includes(you));
});

export const mayTakePoint = inRound((table, you, { seat }) => {
  const { phase, rules } = table;
  if (landingMs(rules) === null || phase.type !== "Called" || seat?.role !== "player") return false;
  return phase.by !== you && (table.seats.find(({ player }) => player === phase.by)?.points ?? 0) > 0;
});

export const mayNameFirst = inRound(
  ({ phase }, you, { seat }) => phase.type === "Disputed" && seat?.role === "player" && !phase.callers.includes(you),
);

export const mayRule = inRound((table, you) => {
  const { phase, rules } = table;
  if (phase.type !== "Pointed" || engineRules(rules)) return false;
  const judge = hasJudge(rules) ? judgeOf(table) : undefined;
  return judge ? judge === you : others(table, phase.by).includes(you);
});

/** May I say which real cards lie there: the judge, or the host where nobody judges? */
export const maySee = inRound((table, you, { hosting }) => {
  const judge = judgeOf(table);
  return cardsAreUnseen(table.rules) && (judge ? judge === you : hosting);
});

export const maySeeClaim = (seen: Seen): boolean => seen.table?.phase.type === "Pointed" && maySee(seen);

export const mayWithdraw = inRound(({ phase }, you) => {
  if (phase.type === "AllShow") return phase.callers.includes(you) && !phase.shown.some(([by]) => by === you);
  return (phase.type === "Called" || phase.type === "Reached") && phase.by === you;
});

export const mayAskHint = inRound(
  (table, _, seen) => free(seen) && searching(table) && table.hinted.length < cardsToHint(table.rules),
);

/** May the right to flip be taken from this player (S-17)? */
export const mayTakeFlip = (seen: Seen, player: string): boolean =>
  inRound((table, you, { hosting }) => {
    const seat = table.seats.find((one) => one.player === player);
    if (!playersFlip(table.rules) || player === you || !seat?.flips || seat.role !== "player") return false;
    const voted = table.flip_votes.some(([by, of]) => by === you && of === player);
    return !voted && (hosting || others(table).includes(you));
  })(seen);

export const mayEndRound = inRound((table, you, { hosting }) => hosting || judgeOf(table) === you);
