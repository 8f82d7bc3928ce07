import { atTable, type Named } from "../live/names";
import { deckLeft } from "../live/seen";
import type { Table } from "../protocol/types";
import { clock } from "../replay/times";
import { cardsAreUnseen } from "../rules/deck";
import { say } from "../words/speak";
import type { Story } from "./story";

/** Under the headline: how many were found in which time, and what was left. */
export function Sum({ live, story, table }: { live: Named; story: Story; table: Table | null }) {
  const left = table && story.rounds.length === 1 && !cardsAreUnseen(table.rules) ? cardsLeft(table) : null;
  return (
    <p class="sum muted">
      {say("after-sum", { ...atTable(live), count: story.found.length, clock: clock(story.timeline.length) })}
      {left !== null && ` ${say("after-left", { left })}`}
    </p>
  );
}

const cardsLeft = (table: Table): number => table.layout.filter((card) => card !== null).length + deckLeft(table);
