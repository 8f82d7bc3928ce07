/** The addresses of puzzles: /daily, /daily/small, /daily/2026-11-15, /daily/small/2026-11-15. */
import type { Size } from "../results/kinds";
import type { Day } from "./calendar";

export interface PuzzleAddress {
  readonly size: Size;
  readonly day: Day | null; // null: today's
}

export function puzzleAddress(path: string): PuzzleAddress | null {
  const found = /^\/daily(\/small)?(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/.exec(path);
  if (!found) return null;
  const day = found[2] ?? null;
  if (day && !isDate(day)) return null;
  return { size: found[1] ? "small" : "full", day };
}

export const pathOf = ({ size, day }: PuzzleAddress): string =>
  `/daily${size === "small" ? "/small" : ""}${day ? `/${day}` : ""}`;

const isDate = (text: string): boolean => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
