/** A call, from the first word to the verdict. */
import type { AllShow, CallsDisputed, Disputed, Pointed, SetCalled, Table } from "../protocol/types";
import type { Change } from "./change";
import { without } from "./leaving";

type Phase = Table["phase"];

export function called(table: Table, { at, by, until, touched = [] }: SetCalled): Change {
  const [none_here, off] = [without(table.none_here, by), without(table.off, by)];
  if (table.phase.type !== "Searching") return { waiting: [...table.waiting, by], none_here, off };
  return { phase: { type: "Called", by, since: at, until, asked: false, touched }, none_here, off };
}

/** When the call was made that another may be simultaneous with. */
export function calledAt(phase: Phase): number | null {
  switch (phase.type) {
    case "Called":
      return phase.asked ? null : phase.since;
    case "Reached":
    case "Pointed":
    case "Disputed":
      return phase.since;
    default:
      return null;
  }
}

/** Those who have shown or voted keep what they did, except a voter who has now called. */
export function disputed(phase: Phase, { at, callers, until }: CallsDisputed): Disputed {
  const votes = phase.type === "Disputed" ? phase.votes.filter(([voter]) => !callers.includes(voter)) : [];
  return { type: "Disputed", callers, since: calledAt(phase) ?? at, until, votes, shown: shownIn(phase) };
}

function shownIn(phase: Phase): Disputed["shown"] {
  if (phase.type === "Disputed") return phase.shown;
  return phase.type === "Pointed" ? [[phase.by, phase.cards]] : [];
}

export function pointed(table: Table, at: number, by: string, cards: readonly string[]): Change {
  const { phase } = table;
  if (phase.type === "AllShow" || phase.type === "Disputed") return { phase: show(phase, by, cards) };
  return { phase: { type: "Pointed", by, cards, until: at, right: [], wrong: [], since: calledAt(phase) } };
}

const show = <P extends AllShow | Disputed>(phase: P, by: string, cards: readonly string[]): P => ({
  ...phase,
  shown: [...phase.shown, [by, cards]],
});

/** The call is over; where somebody who only waited to be asked gives up, the running one goes on. */
export function failed(table: Table, by: string): Change {
  if (table.waiting.includes(by)) return { waiting: without(table.waiting, by) };
  return table.phase.type === "Disputed" ? { phase: givenWay(table.phase, by) } : settled(table);
}

/** One caller of a tie has gone; those who named that one have named nobody. */
const givenWay = (phase: Disputed, by: string): Disputed => ({
  ...phase,
  callers: without(phase.callers, by),
  votes: phase.votes.filter(([, named]) => named !== by),
  shown: phase.shown.filter(([shower]) => shower !== by),
});

/** The call is over; what was taken matters to those who still wait (G-15). */
export const settled = (table: Table): Change => ({
  phase: { type: "Searching" },
  missed: table.missed.filter(([by]) => table.waiting.includes(by)),
});

export const withdrawn = (phase: Phase, by: string): Phase =>
  phase.type === "AllShow" ? show(phase, by, []) : { type: "Searching" };

export function ruled(phase: Pointed, by: string, right: boolean): Pointed {
  const [rights, wrongs] = [without(phase.right, by), without(phase.wrong, by)];
  return { ...phase, right: right ? [...rights, by] : rights, wrong: right ? wrongs : [...wrongs, by] };
}

export const named = (phase: Disputed, by: string, caller: string): Disputed => ({
  ...phase,
  votes: [...phase.votes.filter(([voter]) => voter !== by), [by, caller]],
});
