/** How a round alone against a price has ended, as the engine's own `fared_alone` says it. Pure. */
import type { Table } from "../protocol/types";
import { cardsHaveAPrice } from "../rules/no-set";

export type Fared = "won" | "lost" | "given-up";

/** Nothing while it is played, or where nothing is ever owed. */
export function faredAlone(table: Table): Fared | null {
  if (!cardsHaveAPrice(table.rules) || table.phase.type !== "Over") return null;
  if (table.phase.why === "stopped") return "given-up";
  return setsOwed(table) > 0 ? "lost" : "won";
}

/** What is still to be won back. */
export const setsOwed = ({ seats }: Table): number => seats.reduce((sum, { owed }) => sum + owed, 0);
