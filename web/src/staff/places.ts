/** A game by its table and round, or by what it decides. */
import { say } from "../words/speak";
import type { StaffGame } from "./api";

export const placeOf = ({ stage, table, round }: Pick<StaffGame, "stage" | "table" | "round">): string =>
  say("staff-place", { stage, table: String(table), round: String(round) });
