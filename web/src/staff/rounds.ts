/** Which round it is. */
import type { StaffDay } from "./api";

/** The round that somebody looks at: the one they chose, until the day goes on to another. */
export interface Chosen {
  readonly round: number;
  readonly during: number;
}
export const shownRound = (day: Parameters<typeof roundNow>[0], chosen: Chosen | null): number =>
  chosen && chosen.during === roundNow(day) ? chosen.round : roundNow(day);

/** The round being played; one more than there are for the finals. */
export const roundNow = (day: Pick<StaffDay, "status" | "setup" | "started">): number =>
  day.status === "finals" || day.status === "over" ? day.setup.rounds + 1 : Math.max(1, day.started);
