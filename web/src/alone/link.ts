/** The address of a run: `/alone/clock?finds=10&seed=K7Q4MX&times=2s.1f`. Pure. */
import { AIMS, type Aim, FIRST_AIM } from "./aim";
import { seedIn } from "./seed";
import { type Moments, readMoments, written } from "./times";

export interface Asked {
  readonly aim: Aim;
  readonly seed: string | null; // null: any
  readonly times: Moments | null; // how somebody else fared with this seed
  readonly wrong: boolean; // it asked for something that there is not
}

export function asked(search: string): Asked {
  const query = new URLSearchParams(search);
  const aim = AIMS.find(({ by, count }) => query.get(by) === String(count));
  const seed = seedIn(query.get("seed"));
  const times = seed && aim ? readMoments(query.get("times"), aim) : null;
  const named = query.has("finds") || query.has("minutes");
  const lost = (named && !aim) || (query.has("seed") && !seed) || (query.has("times") && !times);
  return { aim: aim ?? FIRST_AIM, seed, times, wrong: lost };
}

export function linkOf({ by, count }: Aim, seed: string | null = null, times: Moments | null = null): string {
  const query = new URLSearchParams({ [by]: String(count) });
  if (seed) query.set("seed", seed);
  if (seed && times) query.set("times", written(times));
  return `/alone/clock?${query}`;
}
