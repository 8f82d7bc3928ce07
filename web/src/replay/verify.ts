/** What this device can prove of a record by itself: the seals of the decks, and every verdict of the engine. */
import { checkSeals, type SealCheck } from "../live/seal";
import type { Match, MatchEvent, Table } from "../protocol/types";
import { isFind } from "../rules/pattern";
import { engineRules } from "../rules/verdict";
import { evolve } from "./sightings";

export interface Verified {
  readonly events: number;
  readonly seals: SealCheck;
  readonly right: number; // verdicts that are as the rules say
  readonly wrong: readonly number[]; // the numbers of events whose verdict is not
}

export function verify(events: readonly MatchEvent[]): Verified {
  let match: Match | null = null;
  let right = 0;
  const wrong: number[] = [];
  events.forEach((event, n) => {
    const stands = match?.table ? verdictStands(match.table, event) : null;
    if (stands === true) right += 1;
    if (stands === false) wrong.push(n + 1);
    match = evolve(match, event);
  });
  return { events: events.length, seals: checkSeals(events, []), right, wrong };
}

/** Null where this event is no verdict, or people rule. */
function verdictStands(table: Table, event: MatchEvent): boolean | null {
  if (!engineRules(table.rules)) return null;
  if (event.type === "SetTaken") return lies(table, event.cards) && isFind(table, event.cards);
  if (event.type !== "CallFailed" || event.why !== "wrong" || table.phase.type !== "Pointed") return null;
  return table.stake.type === "Running" || !isFind(table, table.phase.cards);
}

/** Do these lie there, or in a chain in the find before? */
const lies = ({ layout, finds, rules, missed }: Table, cards: readonly string[]): boolean =>
  missed.length > 0 ||
  cards.every((card) => layout.includes(card) || (rules.pattern.linked > 0 && finds.at(-1)?.includes(card)));
