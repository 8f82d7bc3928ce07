import type { Match } from "../protocol/types";
import { say } from "../words/speak";

/** Was the last round ended early, and does it count for nothing so far? */
export const isUncounted = ({ table, played, dealt }: Match): boolean =>
  table?.phase.type === "Over" && played < dealt.length;

/** What a round that is over is called, between two of them. */
export function roundTitle(match: Match): string {
  const { played, dealt, rounds } = match;
  return isUncounted(match)
    ? say("round-stopped", { round: dealt.length, rounds })
    : say("round-over", { played, rounds });
}

/** Everyone who is there, and may let it count. */
const thereIn = ({ table }: Match): string[] =>
  (table?.seats ?? []).filter(({ role, present }) => role !== "judge" && present).map(({ player }) => player);

interface StoppedProps {
  match: Match;
  you: string | null;
  onCount: () => void;
}

/** A round that was ended early counts once all who are there let it. */
export function Stopped({ match, you, onCount }: StoppedProps) {
  const there = thereIn(match);
  const said = there.filter((player) => match.agreed.includes(player)).length;
  const asked = you !== null && there.includes(you) && !match.agreed.includes(you);
  return (
    <>
      <p class="stopped">
        {say("round-stopped-why")} {said > 0 && say("let-count-votes", { said, of: there.length })}
      </p>
      {asked && (
        <button type="button" class="button" data-act="LetCount" onClick={onCount}>
          {say("act-let-count")}
        </button>
      )}
    </>
  );
}
