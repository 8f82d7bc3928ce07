/** A result stays before whoever has not asked for what comes next: another match, or the next round of this one. */
import type { Gathering } from "../protocol/types";
import type { KnownTable } from "./known";

type Known = Pick<KnownTable, "kept" | "you">;

/** The table has become something else: keep the result if play goes on before I have pressed. */
export function keepResult({ kept, you: { value: you } }: Known, before: Gathering | null, after: Gathering): void {
  if (you && before && isOver(before) && !isOver(after) && sits(before, you) && !wantsIt(before, after, you))
    kept.value ??= before;
  else if (!you || hasJoined(kept.value, after, you)) kept.value = null;
}

const isOver = ({ match }: Gathering): boolean => match?.table?.phase.type === "Over";

const wantsIt = (before: Gathering, after: Gathering, you: string): boolean =>
  after.matches > before.matches ? isIn(after, you) : before.again.includes(you);

/** In another match: a round that I have been dealt into waits for me to press. */
const hasJoined = (kept: Gathering | null, after: Gathering, you: string): boolean =>
  kept !== null && after.matches > kept.matches && isIn(after, you);

const sits = ({ sitters }: Gathering, you: string): boolean => sitters.some(({ player }) => player === you);

/** Does somebody have a part in the match, from its beginning or since? */
function isIn({ match }: Gathering, you: string): boolean {
  if (!match) return false;
  const seats = match.table?.seats.filter(({ removed }) => !removed).map(({ player }) => player) ?? [];
  return [...match.players, match.judge, ...seats].includes(you);
}
