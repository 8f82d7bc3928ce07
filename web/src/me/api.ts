/** How one plays, one's ratings, and the boards, as the server tells them. Times are in ms. */
import { ask } from "../api";
import type { Feature } from "../cards/card";

/** One's own times: no middle from two finds, and no spread from nine. */
export interface Spread {
  readonly sets: number;
  readonly middle: number | null;
  readonly low: number | null;
  readonly high: number | null;
}
/** Eight of ten others here are between `low` and `high`. */
export interface Band {
  readonly people: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}
export interface Compared {
  readonly own: Spread;
  readonly others: Band | null;
}
export interface ByDiffering extends Compared {
  readonly differing: number;
}
export interface ByFeature {
  readonly feature: Feature;
  readonly same: Compared;
  readonly different: Compared;
  readonly wrong: number;
}
/** Some matches in a row. */
export interface Point {
  readonly matches: number;
  readonly first: number;
  readonly last: number;
  readonly sets: number;
  readonly calls: number;
  readonly own: Spread;
}
export interface Figures {
  readonly matches: number;
  readonly sets: number;
  readonly calls: number;
  readonly all: Compared;
  readonly by_differing: readonly ByDiffering[];
  readonly by_feature: readonly ByFeature[];
  readonly trend: readonly Point[];
}
export interface PlayStatistics {
  readonly rule_sets: readonly { readonly rule_set: string; readonly matches: number }[];
  readonly rule_set: string | null;
  readonly figures: Figures | null;
}
export interface RatedMatch {
  readonly ended: number;
  readonly points: number;
  readonly doubt: number;
  readonly matches: number;
}
export interface RatingCourse {
  readonly rule_set: string;
  readonly course: readonly RatedMatch[];
}
export interface BoardPlace {
  readonly rank: number;
  readonly player: string;
  readonly name: string;
  readonly points: number | null;
  readonly doubt: number | null;
  readonly ms: number | null;
}
export interface PlayersBoard {
  readonly rule_set: string | null;
  readonly rule_sets: readonly string[];
  readonly places: readonly BoardPlace[];
}

export const LASTS = ["10", "50", "all"] as const;
export type Last = (typeof LASTS)[number];
export const BOARDS = ["rating", "fastest"] as const;
export type Board = (typeof BOARDS)[number];
export const PERIODS = ["day", "week", "all"] as const;
export type Period = (typeof PERIODS)[number];

const asked = (values: Record<string, string | null>): string => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null);
  return new URLSearchParams(given).toString();
};

export const statisticsOf = (rule_set: string | null, last: Last) =>
  ask<PlayStatistics>("GET", `/me/statistics?${asked({ rule_set, last })}`);
export const eraseStatistics = () => ask<null>("DELETE", "/me/statistics");
export const ratings = () => ask<RatingCourse[]>("GET", "/me/ratings");
export const readBoard = (board: Board, period: Period, rule_set: string | null) =>
  ask<PlayersBoard>("GET", `/boards?${asked({ board, period, rule_set })}`);
export const amOnBoards = () => ask<{ on: boolean }>("GET", "/me/boards");
export const putOnBoards = (on: boolean) => ask<{ on: boolean }>("PUT", "/me/boards", { on });
