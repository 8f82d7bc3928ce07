/** How long the players of a race took for their finds. Pure. */
import { ownView } from "../fold/own-view";
import type { Match, MatchEvent } from "../protocol/types";

/** Everyone who has found something, the furthest first; of equals, whoever was there sooner. */
export function finders({ times }: Match): string[] {
  const last = (player: string) => times[player]?.at(-1) ?? 0;
  const count = (player: string) => times[player]?.length ?? 0;
  return Object.keys(times).sort((a, b) => count(b) - count(a) || last(a) - last(b));
}

/** A row for each find: how long each of these players took for it, in milliseconds; null if they did not get there. */
export function splits({ times, table }: Match, players: readonly string[]): (number | null)[][] {
  const most = Math.max(0, ...players.map((player) => times[player]?.length ?? 0));
  return Array.from({ length: most }, (_, n) =>
    players.map((player) => split(times[player] ?? [], n, table?.began ?? 0)),
  );
}

function split(found: readonly number[], n: number, began: number): number | null {
  const at = found[n];
  return at === undefined ? null : at - (found[n - 1] ?? began);
}

/**
 * For how many finds everyone who got there had the same cards. The first is searched for in the same layout; after that,
 * only those who have found the same so far still have the same one.
 */
export function sameCards(events: readonly MatchEvent[], players: readonly string[]): number {
  const found = players.map((player) => findsOf(events, player));
  const most = Math.max(0, ...found.map(({ length }) => length));
  for (let n = 1; n < most; n++) {
    const ways = found.filter(({ length }) => length > n).map((finds) => finds.slice(0, n).join("; "));
    if (new Set(ways).size > 1) return n;
  }
  return most;
}

const findsOf = (events: readonly MatchEvent[], player: string): string[] =>
  ownView(events, player).flatMap((event) =>
    event.type === "SetTaken" && event.by === player ? [[...event.cards].sort().join(" ")] : [],
  );
