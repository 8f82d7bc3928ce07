/** A call, from the first word to the verdict. */
import type { BothShow, Disputed, Pointed, Table } from "../protocol/types";
import type { Change } from "./change";
import { without } from "./leaving";

type Phase = Table["phase"];

export function called(table: Table, at: number, by: string, until: number): Change {
  const [none_here, off] = [without(table.none_here, by), without(table.off, by)];
  if (table.phase.type !== "Searching") return { waiting: [...table.waiting, by], none_here, off };
  return { phase: { type: "Called", by, since: at, until, asked: false }, none_here, off };
}

export function pointed(table: Table, at: number, by: string, cards: readonly string[]): Change {
  const { phase } = table;
  if (phase.type === "BothShow") return { phase: show(phase, by, cards) };
  return { phase: { type: "Pointed", by, cards, until: at, right: [], wrong: [] } };
}

const show = (phase: BothShow, by: string, cards: readonly string[]): BothShow => ({
  ...phase,
  shown: [...phase.shown, [by, cards]],
});

/** The call is over; where somebody who only waited to be asked gives up, the running one goes on. */
export const failed = (table: Table, by: string): Change =>
  table.waiting.includes(by) ? { waiting: without(table.waiting, by) } : settled(table);

/** The call is over; that cards were taken matters while others of these callers wait (G-15). */
export const settled = (table: Table): Change => ({
  phase: { type: "Searching" },
  taken_before: table.taken_before && table.waiting.length > 0,
});

export const withdrawn = (phase: Phase, by: string): Phase =>
  phase.type === "BothShow" ? show(phase, by, []) : { type: "Searching" };

export function ruled(phase: Pointed, by: string, right: boolean): Pointed {
  const [rights, wrongs] = [without(phase.right, by), without(phase.wrong, by)];
  return { ...phase, right: right ? [...rights, by] : rights, wrong: right ? wrongs : [...wrongs, by] };
}

export const named = (phase: Disputed, by: string, caller: string): Disputed => ({
  ...phase,
  votes: [...phase.votes.filter(([voter]) => voter !== by), [by, caller]],
});
