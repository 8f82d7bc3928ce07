/** What happened, as messages: for the list of latest events, and for screen readers. */
import type { Card } from "../cards/card";
import type { CardsDealt, ProgressMade, Rules, Table, TableEvent } from "../protocol/types";
import { dealingRole, playersFlip } from "../rules/dealing";
import type { Args } from "../words/speak";

export interface News {
  readonly at: number;
  readonly message: string; // empty where only the cards are worth hearing
  readonly who: string | readonly string[] | null; // the players it is about
  readonly other: string | null; // another one it names
  readonly args: Args;
  readonly cards: readonly Card[]; // new cards, for those who listen
}

/** Seconds to the tenth: as exact as people around a table can use. */
export const tenths = (ms: number): number => Math.round(ms / 100) / 10;

/** Has this player of a race found something that was not told before? */
const isFurther = (before: Table | null, { by, sets }: ProgressMade): boolean =>
  sets > (before?.seats.find(({ player }) => player === by)?.sets ?? 0);

/** The news of one event, with the round before it, and whether the match was over; null if there is none. */
export function newsOf(event: TableEvent, before: Table | null, ended = false): News | null {
  const tell = (message: string, who: News["who"] = null, args: Args = {}, other: string | null = null): News => ({
    at: event.at,
    message: `told-${message}`,
    who,
    other,
    args,
    cards: [],
  });
  switch (event.type) {
    case "SetCalled":
      return tell("called", event.by);
    case "CalledAfter":
      return tell("after", event.by, {
        seconds: before ? tenths(event.at - calledAt(before, event.at)) : 0,
      });
    case "SetTaken":
      return tell("taken", event.by, { seconds: searchSeconds(before, event.at) });
    case "PointShared":
      return tell("shared", event.by);
    case "CallFailed":
      return tell(`failed-${event.why}`, event.by);
    case "CardTurned":
      return { ...tell("turned", event.by, { place: event.place + 1 }), cards: [event.card] };
    case "CallExcused":
      return tell("excused", event.by);
    case "PointsLost":
      return tell("lost", event.by, { points: event.points });
    case "ProgressMade": // of mine there is more to tell
      return isFurther(before, event) ? tell("progress", event.by, { count: event.sets }) : null;
    case "LockedOut":
      return tell("locked-out", event.by);
    case "LockOutsLifted":
      return tell("lifted");
    case "CallerAsked":
      return tell("asked", event.by);
    case "CallsDisputed":
      return tell("disputed", event.callers.slice(0, -1), {}, event.callers.at(-1));
    case "BothAsked":
      return tell("all");
    case "PointReached":
      return tell("reached", event.by);
    case "VerdictGiven":
      return tell(event.right ? "ruled-right" : "ruled-wrong", event.by);
    case "NoSetSaid":
      return tell("no-set", event.by);
    case "TakeOffSaid":
      return tell("take-off", event.by);
    case "CardsDealt":
      return before ? dealt(tell("dealt", null, { count: event.cards.length }), event, before) : null;
    case "LayoutSolved":
      return tell("solved");
    case "CardsTakenOff":
      return tell("taken-off", event.by, { count: event.cards.length });
    case "LaidByHand":
      return before && playersFlip(before.rules) ? null : tell("lay", null, { count: event.count });
    case "StakeSaid":
      return tell("staked", event.by);
    case "SuperRoundStarted":
      return tell("super-started");
    case "SuperRoundEnded":
      return tell("super-ended");
    case "FlipTaken":
      return tell("flip-taken", event.player);
    case "DealerChanged":
      return tell("dealer", event.player);
    case "HintGiven":
      return { ...tell("hint"), cards: [event.card as Card] };
    case "PriceOwed":
      return tell("owed", event.by, { count: event.sets });
    case "PricePaid":
      return tell("paid", event.by);
    case "RoundEnded":
      return tell("round-ended");
    case "CountAgreed":
      return tell("let-count", event.by);
    case "RoundOpened":
      return isDealt(event.rules) ? tell("round-opened", event.dealer) : tell("round-begun");
    case "PlayerJoined":
      return tell("joined", event.by);
    case "PlayerLeft":
      return tell("left", event.by);
    case "PlayerReturned":
      return tell("returned", event.by);
    case "PlayerRemoved":
      return tell("removed", event.player);
    case "HostChanged":
      return tell("host", event.player);
    case "TableLocked":
      return tell(event.locked ? "locked" : "unlocked");
    case "TablePaused":
      return tell(event.paused ? "paused" : "resumed");
    case "AgainSaid":
      return tell(ended ? "again" : "ready", event.by);
    case "TableChanged":
      return tell("changed");
    default:
      return null;
  }
}

/** Is there a player who deals, so that it is worth saying who? */
const isDealt = (rules: Rules): boolean => dealingRole(rules) === "dealer";

/** Cards that only fill the gaps of a find are heard, not listed; three more are news for all. */
function dealt(news: News, { cards, face_down = false }: CardsDealt, before: Table): News | null {
  const gaps = before.layout.filter((card) => card === null).length;
  const flipped = playersFlip(before.rules);
  if (before.layout.length === 0 && !flipped) return null;
  const extra = cards.length > gaps && !flipped;
  return { ...news, message: extra ? news.message : "", cards: face_down ? [] : cards };
}

/** Does the message itself name the cards? */
export const namesCards = ({ message }: News): boolean => message === "told-turned";

const calledAt = ({ phase }: Table, otherwise: number): number => ("since" in phase && phase.since) || otherwise;

/** How long was looked for it: up to the call, where there was one. */
function searchSeconds(before: Table | null, at: number): number {
  if (!before) return 0;
  return Math.max(0, tenths(calledAt(before, at) - before.since));
}
