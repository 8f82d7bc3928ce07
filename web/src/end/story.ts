/** What is worth reading of a match that is over, out of what its record tells. */
import { ownView, racers } from "../fold/own-view";
import type { MatchEvent } from "../protocol/types";
import type { Lying } from "../replay/lying";
import { afterMs, type Failed, type Found, type RoundSeen, sightings, unseenOf } from "../replay/sightings";
import { type Timeline, timelineOf } from "../replay/timeline";

export interface Weighed {
  readonly at: number;
  readonly calls: readonly { readonly player: string; readonly reaction_ms: number }[];
}

export interface Story {
  readonly rounds: readonly RoundSeen[]; // those that count
  readonly timeline: Timeline;
  readonly found: readonly Found[];
  readonly failed: readonly Failed[];
  readonly fastest: Found | null;
  readonly unseen: readonly Lying[]; // the longest first
  readonly longest: number; // how long the find lay that took longest to see
}

/** Of a race, what everyone found, each on their own layout, and what lay unseen on that of this player. */
export function storyOf(events: readonly MatchEvent[], you: string | null = null): Story {
  const racing = racers(events);
  const viewer = racing.find((player) => player === you) ?? racing[0];
  const rounds = roundsOf(ownView(events, viewer));
  const others = racing.filter((player) => player !== viewer).flatMap((player) => roundsOf(ownView(events, player)));
  const found = [...rounds, ...others].flatMap((round) => round.found).sort((a, b) => a.n - b.n);
  const timed = found.filter((one) => afterMs(one) !== null);
  return {
    rounds,
    timeline: timelineOf(rounds, events.at(-1)?.at ?? 0),
    found,
    failed: [...rounds, ...others].flatMap((round) => round.failed),
    fastest: least(timed, (one) => afterMs(one) ?? 0),
    unseen: rounds
      .flatMap(unseenOf)
      .filter(lasted)
      .sort((a, b) => lasted(b) - lasted(a)),
    longest: Math.max(1, ...timed.map((one) => afterMs(one) ?? 0)),
  };
}

/** Those that count; where none does, all of them. */
function roundsOf(events: readonly MatchEvent[]): RoundSeen[] {
  const all = sightings(events);
  const counted = all.filter((round) => round.counted);
  return counted.length > 0 ? counted : all;
}

/** How long something lay there. */
export const lasted = ({ since, until }: Pick<Lying, "since" | "until">): number => until - since;

/** How somebody has played: finds, calls that failed, and how long each find took. */
export interface Played {
  readonly finds: number;
  readonly failed: number;
  readonly mean: number | null;
  readonly fastest: number | null;
}

export function playedBy({ found, failed }: Pick<Story, "found" | "failed">, player: string): Played {
  const mine = found.filter(({ by }) => by === player);
  const times = mine.map(afterMs).filter((ms) => ms !== null);
  return {
    finds: mine.length,
    failed: failed.filter(({ by, why }) => by === player && why !== "left").length,
    mean: times.length > 0 ? meanOf(times) : null,
    fastest: times.length > 0 ? Math.min(...times) : null,
  };
}

export const meanOf = (times: readonly number[]): number => times.reduce((sum, one) => sum + one, 0) / times.length;

const least = <T>(items: readonly T[], by: (item: T) => number): T | null =>
  items.reduce<T | null>((best, item) => (best === null || by(item) < by(best) ? item : best), null);
