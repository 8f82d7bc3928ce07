/** How far somebody is from the final, as the standings are now. */
import type { Day } from "./api";
import { boardWith } from "./boards";

export interface Cut {
  readonly place: number;
  readonly of: number;
  /** The division in which that is; empty if it is among all. */
  readonly division?: string;
  /** Points that are missing to the final, 0 if it is reached; null if that does not go by the standings of all. */
  readonly behind: number | null;
  /** Have more the same points as the last of the final than there is room for? */
  readonly level?: boolean;
  /** How many play the final, and the number of the last who has enough points for it. */
  readonly places?: number;
  readonly last?: number;
}

/** Null before anybody has a score, for somebody without a place, and once the finals have begun. */
export function cutOf(day: Day, number: number): Cut | null {
  const board = boardWith(day, number);
  const ranked = (board?.lines ?? []).filter((each) => each.rank !== null && each.here);
  const mine = ranked.find((each) => each.number === number);
  if (!mine?.rank || day.status !== "playing") return null;
  const { finalists = 0, final, divisions = [] } = day.setup;
  const place = { place: mine.rank, of: ranked.length, ...(board?.title ? { division: board.title } : {}) };
  if (final !== "best" && divisions.length > 0) return { ...place, behind: null };
  const least = ranked[finalists - 1]?.total;
  const above = ranked.filter((each) => least !== undefined && each.total >= least);
  const last = above[above.length - 1];
  if (least === undefined || !last || ranked.length <= finalists) return { ...place, behind: null };
  const level = above.length > finalists && mine.total === least;
  return { ...place, behind: Math.max(0, least - mine.total), level, places: finalists, last: last.number };
}
