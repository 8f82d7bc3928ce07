/** What is true of a table for one viewer. Pure; the engine decides, this only predicts what it would allow. */
import type { Card } from "../cards/card";
import type { Gathering, Seat, Table } from "../protocol/types";
import { windowMs } from "../rules/calling";
import { playersFlip } from "../rules/dealing";
import { cardsAreUnseen } from "../rules/deck";
import { landingMs } from "../rules/delay";
import { countIsShown } from "../rules/hints";
import { layoutSize } from "../rules/layout";
import { isFind, leastPick, linkCards, mostPick } from "../rules/pattern";
import { lockOutMs } from "../rules/penalty";
import { superRoundMs } from "../rules/super-round";
import { voteMs } from "../rules/ties";
import { engineRules, hasJudge, verdictMs } from "../rules/verdict";

export interface Seen {
  readonly gathering: Gathering;
  readonly table: Table | null; // the round, also one that has just ended
  readonly you: string | null;
  readonly seat: Seat | null; // yours in this round
  readonly lockedUntil: number; // you are locked out for a while (M-13); 0 if not
  readonly sitting: boolean;
  readonly hosting: boolean;
}

/** `now`, on the table's clock: some things are over by themselves. */
export function seenBy(gathering: Gathering, you: string | null, now = gathering.at): Seen {
  const table = gathering.match?.table ?? null;
  const seat = table?.seats.find(({ player }) => player === you) ?? null;
  const lockedUntil = table?.locked[you ?? ""] ?? 0;
  return {
    gathering,
    table,
    you,
    seat,
    lockedUntil: lockedUntil > now ? lockedUntil : 0,
    sitting: gathering.sitters.some(({ player }) => player === you),
    hosting: you !== null && actingHost(gathering) === you,
  };
}

/** The host, or while the host is away the first person who is there. */
function actingHost({ host, sitters }: Gathering): string | undefined {
  const there = sitters.filter(({ present, level }) => present && !level).map(({ player }) => player);
  return there.includes(host) ? host : there[0];
}

export const playing = ({ match }: Gathering): boolean => match !== null && !match.ended;

// The round.
export const cardsOf = ({ layout }: Table): Card[] => layout.filter((card) => card !== null) as Card[];
export const deckLeft = ({ piles }: Table): number => piles.reduce((sum, { left }) => sum + left, 0);
export const isFree = (seat: Seat): boolean => seat.present && !seat.locked_out && seat.role === "player";
export const judgeOf = ({ seats }: Table): string | undefined =>
  seats.find(({ role, present }) => role === "judge" && present)?.player;
export const others = ({ seats }: Table, ...but: readonly string[]): string[] =>
  seats.filter((one) => one.present && one.role === "player" && !but.includes(one.player)).map(({ player }) => player);

/** Players who have called and are still to show, or to be ruled on. */
export function callersOf({ phase, waiting }: Table): readonly string[] {
  switch (phase.type) {
    case "Called":
    case "Reached":
    case "Pointed":
      return [phase.by, ...waiting];
    case "Disputed":
    case "AllShow":
      return phase.callers;
    default:
      return [];
  }
}

/** Who is to point now: only then do the others see which cards. */
export function toPoint({ phase }: Table): readonly string[] {
  switch (phase.type) {
    case "Called":
    case "Reached":
      return [phase.by];
    case "AllShow":
      return phase.callers.filter((caller) => !phase.shown.some(([by]) => by === caller));
    default:
      return [];
  }
}

/** Whose turn it is to flip a card, where cards that we see are flipped by the players (S-2). */
export function flipperOf(table: Table): string | null {
  const { rules, piles, turn } = table;
  if (!playersFlip(rules) || cardsAreUnseen(rules) || deckLeft(table) === 0) return null;
  return piles[turn]?.owner ?? null;
}

/** Are there enough cards for a find? */
export const enoughCards = (table: Table): boolean =>
  cardsAreUnseen(table.rules) || cardsOf(table).length + linkCards(table).length >= leastPick(table.rules);

/** How many cards the layout lacks and the deck could give. */
export function missing(table: Table): number {
  const size = layoutSize(table.rules);
  return size === null ? 0 : Math.max(0, Math.min(size - cardsOf(table).length, deckLeft(table)));
}

/** The cards among which everybody looks now, as a text to compare; null while nobody may. As `search_begins` in Python. */
export function lookedAt(seen: Seen | null): string | null {
  const table = seen?.table;
  return table?.phase.type === "Searching" && !seen?.gathering.paused ? table.layout.join(" ") : null;
}

/** When the time that everyone sees run down began and ends: a call, a vote, a super round. */
export function running(table: Table): { since: number; until: number } | null {
  const { phase, rules, stake } = table;
  switch (phase.type) {
    case "Called":
    case "Reached":
      return {
        since: phase.type === "Called" ? phase.since : phase.until - (landingMs(rules) ?? 0),
        until: phase.until,
      };
    case "Disputed":
      return { since: phase.until - voteMs(rules), until: phase.until };
    case "AllShow":
      return { since: phase.until - windowMs(rules), until: phase.until };
    case "Pointed":
      return engineRules(rules) || (hasJudge(rules) && judgeOf(table))
        ? null
        : { since: phase.until - verdictMs(rules), until: phase.until };
    case "Searching":
      return stake.type === "Running" ? { since: stake.until - (superRoundMs(rules) ?? 0), until: stake.until } : null;
    case "Over":
      return null;
  }
}

/** The same for one viewer, who may be locked out for a while. */
export function runningFor({ table, lockedUntil }: Seen): { since: number; until: number } | null {
  if (!table) return null;
  const lock = { since: lockedUntil - (lockOutMs(table.rules) ?? 0), until: lockedUntil };
  return lockedUntil > 0 && table.phase.type === "Searching" ? lock : running(table);
}

/** How many finds nobody has made yet, if the hints show it. */
export function shownCount(table: Table): number | null {
  return countIsShown(table.rules) ? findsLeft(table) : null;
}

/** How many finds under these rules nobody has found yet. */
export function findsLeft(table: Table): number {
  const cards = cardsOf(table);
  const reach = [...cards, ...linkCards(table)];
  const sizes = Array.from(
    { length: mostPick(table.rules) - leastPick(table.rules) + 1 },
    (_, n) => leastPick(table.rules) + n,
  );
  const all = sizes.flatMap((size) => picks(reach, size)).filter((pick) => isFind(table, pick));
  const found = table.finds.filter((find) => find.every((card) => cards.includes(card as Card)));
  return all.length - found.length;
}

/** Every choice of this number of cards. */
function picks(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, n) => picks(cards.slice(n + 1), count - 1).map((rest) => [card, ...rest]));
}
