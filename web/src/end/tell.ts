/** Everything that is shown after a match, and the parts that show it. */
import { readRecord } from "../live/seal";
import type { MatchEvent } from "../protocol/types";
import { type About, aboutMatch } from "./about";
import { type Close, closeCalls } from "./close";
import { Lane, Ticks } from "./Lane";
import { Rest } from "./Rest";
import { ShareReplay } from "./ShareReplay";
import { Sum } from "./Sum";
import { type Story, storyOf } from "./story";

export interface Told {
  readonly number: number;
  readonly events: readonly MatchEvent[];
  readonly story: Story;
  readonly close: readonly Close[];
  readonly Sum: typeof Sum;
  readonly Lane: typeof Lane;
  readonly Ticks: typeof Ticks;
  readonly Rest: typeof Rest;
  readonly Share: typeof ShareReplay;
}

export async function tell(table: string, number: number, you: string | null): Promise<Told> {
  const nothing = { names: {}, bots: {}, weighed: [] } satisfies About;
  const [events, { weighed }] = await Promise.all([
    readRecord(table, number),
    aboutMatch(table, number).catch((): About => nothing),
  ]);
  const story = storyOf(events, you);
  return {
    number,
    events,
    story,
    close: closeCalls(story.rounds, weighed),
    Sum,
    Lane,
    Ticks,
    Rest,
    Share: ShareReplay,
  };
}
