/** The result of a match stays before whoever has not asked for the next one. */
import type { Gathering } from "../protocol/types";
import type { KnownTable } from "./known";

type Known = Pick<KnownTable, "kept" | "gathering" | "you">;

/** The table is about to become this: keep the end of the last match if the next one has begun without me. */
export function keepResult({ kept, gathering: { value: before }, you: { value: you } }: Known, after: Gathering) {
  if (!you || isIn(after, you)) kept.value = null;
  else if (before?.match?.ended && after.matches > before.matches && sits(before, you)) kept.value ??= before;
}

const sits = ({ sitters }: Gathering, you: string): boolean => sitters.some(({ player }) => player === you);

/** Does somebody have a part in the match, from its beginning or since? */
function isIn({ match }: Gathering, you: string): boolean {
  if (!match) return false;
  const seats = match.table?.seats.filter(({ removed }) => !removed).map(({ player }) => player) ?? [];
  return [...match.players, match.judge, ...seats].includes(you);
}
