/** Close calls of a match, whether the server weighed them or the rules decided: one list, by time. */
import type { RoundSeen } from "../replay/sightings";
import type { Weighed } from "./story";

export interface Close {
  readonly at: number;
  readonly first: string; // who called first, or was quicker
  readonly second: string;
  readonly gap: number;
  readonly decided: "weighed" | "order" | "named" | "all" | "left";
  readonly named: string | null;
  readonly won: readonly string[];
  readonly excused: readonly string[];
  readonly shown: readonly (readonly [string, readonly string[]])[];
}

const CLOSE_MS = 1_000;

export function closeCalls(rounds: readonly RoundSeen[], weighed: readonly Weighed[]): Close[] {
  const told = rounds.flatMap(({ close }) => close);
  const byRules = told.flatMap((call): Close[] => {
    const [[first, began], [second, then]] = [call.calls[0] ?? ["", 0], call.calls[1] ?? ["", 0]];
    const gap = then - began;
    if (call.decided === "order" && gap > CLOSE_MS) return [];
    const named = call.decided === "order" ? first : (call.won[0] ?? null);
    const { at, decided, won, excused, shown } = call;
    return [{ at, first, second, gap, decided, named, won, excused, shown }];
  });
  const byTime = weighed.flatMap(({ at, calls }): Close[] => {
    const [one, two] = calls;
    if (!one || !two || byRules.some((call) => Math.abs(call.at - at) <= CLOSE_MS)) return [];
    const taken = rounds.flatMap(({ found }) => found).find((found) => found.by === one.player && found.called >= at);
    const shown = taken && taken.called - at <= CLOSE_MS ? [[one.player, taken.cards] as const] : [];
    const gap = two.reaction_ms - one.reaction_ms;
    const both = { first: one.player, second: two.player, gap, decided: "weighed" as const, named: one.player };
    return [{ at, ...both, won: shown.map(([by]) => by), excused: [], shown }];
  });
  return [...byRules, ...byTime].sort((a, b) => a.at - b.at);
}
