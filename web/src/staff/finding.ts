/** Finding people and slips by what somebody types. */
import { gameOf } from "../day/addresses";
import type { Game, State } from "../day/api";
import { isOpen } from "../day/seats";
import type { StaffEntrant } from "./api";

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** Those whose number begins with what was typed, or whose name contains it; accents do not matter. */
export function search(entrants: readonly StaffEntrant[], typed: string): StaffEntrant[] {
  const wanted = plain(typed);
  const fits = (each: StaffEntrant) =>
    /^\d+$/.test(wanted) ? String(each.number).startsWith(wanted) : plain(each.name).includes(wanted);
  return entrants.filter(fits).sort((a, b) => a.number - b.number);
}

const begun = (game: Game): boolean => game.state !== "announced";

/** The game of a slip: by its code of four signs, or by a table's number. Of several at a table, the first without a result. */
export function gameFor(games: readonly Game[], typed: string): Game | undefined {
  const text = typed.trim();
  if (/^\d{1,3}$/.test(text)) return firstOpen(games.filter((game) => game.table === Number(text)));
  const id = gameOf(text);
  return games.find((game) => game.id === id);
}

/** The game of somebody that has begun: the first without a result, else the last. */
export const gameOfNumber = (games: readonly Game[], number: number): Game | undefined =>
  firstOpen(games.filter((game) => game.players.includes(number)));

function firstOpen(games: readonly Game[]): Game | undefined {
  const started = games.filter(begun).sort((a, b) => a.slot - b.slot || a.id - b.id);
  return started.find(isOpen) ?? started.at(-1);
}

/** What the desk is told about a slip that it has saved: reports that differ are no reason to be calm. */
export const savedAs = (state: State): "staff-slip-saved" | "staff-slip-differs" =>
  state === "conflict" ? "staff-slip-differs" : "staff-slip-saved";
