/** Tables that this device has shown and that are others now: who has read the old one would go there. */
import { recall, remember } from "../settings/remember";
import type { Day } from "./api";
import { gamesOf } from "./seats";

/** The table of each round to come. */
export type Tables = Readonly<Record<number, number>>;

export interface Move {
  readonly round: number;
  readonly before: number;
  readonly table: number;
}

export const tablesOf = (day: Day, number: number): Tables =>
  Object.fromEntries(
    gamesOf(day, number)
      .filter((game) => game.stage === "preliminary")
      .map((game) => [game.round, game.table]),
  );

export const movesBetween = (before: Tables, now: Tables): Move[] =>
  Object.entries(now).flatMap(([round, table]) => {
    const known = before[Number(round)];
    return known === undefined || known === table ? [] : [{ round: Number(round), before: known, table }];
  });

const key = (day: Day, number: number): string => `tercet.tables.${day.competition}.${number}`;

export function shownTables(day: Day, number: number): Tables {
  try {
    return JSON.parse(recall(key(day, number)) ?? "{}") as Tables;
  } catch {
    return {};
  }
}

export const keepTables = (day: Day, number: number, tables: Tables): void =>
  remember(key(day, number), JSON.stringify(tables));
