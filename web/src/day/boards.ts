/** The standings as they are read: one list, or one for each division where the best of each play the final. */
import type { Day, Standing } from "./api";

export interface Board {
  /** The division; empty for all. */
  readonly title: string;
  readonly lines: readonly Standing[];
}

type Ranked = Pick<Day, "standings" | "setup">;

/** Nothing before anybody has a score: everyone would be first. */
export function boardsOf(day: Ranked): Board[] {
  if (!day.standings.some(hasPlayed)) return [];
  if (!byDivision(day)) return [{ title: "", lines: day.standings }];
  const names = [...(day.setup.divisions ?? []).map((each) => each.name), ""];
  return names
    .map((title) => ({ title, lines: ranked(day.standings.filter((each) => (each.division ?? "") === title)) }))
    .filter((each) => each.lines.length > 0);
}

/** The list in which somebody stands. */
export const boardWith = (day: Ranked, number: number): Board | undefined =>
  boardsOf(day).find((board) => board.lines.some((each) => each.number === number));

const byDivision = ({ setup }: Ranked): boolean => setup.final !== "best" && (setup.divisions ?? []).length > 1;

export const hasPlayed = ({ scores }: Standing): boolean => scores.some((each) => each !== null);

/** Ranks among these only; equal totals share one, and who has no rank among all has none here. */
const ranked = (lines: readonly Standing[]): Standing[] =>
  lines.map((each) =>
    each.rank === null
      ? each
      : { ...each, rank: 1 + lines.filter((other) => other.rank !== null && other.total > each.total).length },
  );
