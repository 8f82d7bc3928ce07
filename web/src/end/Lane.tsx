import "./lane.css";
import { atTable, type Named } from "../live/names";
import { afterMs } from "../replay/sightings";
import { offsetOf, type Timeline, ticksOf } from "../replay/timeline";
import { clock, lasting } from "../replay/times";
import { say } from "../words/speak";
import { playedBy, type Story } from "./story";

const percent = (timeline: Timeline, at: number): string =>
  `${((100 * offsetOf(timeline, at)) / timeline.length).toFixed(2)}%`;

/** One player's line: a bar for each find, as high as it had lain there, and a cross for a call that failed. */
export function Lane({ live, story, player }: { live: Named; story: Story; player: string }) {
  const { finds, failed, mean, fastest } = playedBy(story, player);
  const mine = player === live.you.value;
  const parts = [
    say("after-how", { ...atTable(live), count: finds }),
    failed > 0 && say("after-wrong", { wrong: failed }),
    mean !== null &&
      fastest !== null &&
      say("after-times", { usual: lasting(mean, mean < 99_500 ? 1 : 0), quickest: lasting(fastest) }),
  ];
  return (
    <>
      <span class="how">{parts.filter(Boolean).join(" · ")}</span>
      <span class="lane" aria-hidden="true">
        {story.found
          .filter(({ by }) => by === player)
          .map((found) => (
            <i
              key={found.n}
              data-mine={mine || undefined}
              data-fastest={found === story.fastest || undefined}
              style={{ left: percent(story.timeline, found.called), height: `${height(story, afterMs(found))}%` }}
            />
          ))}
        {story.failed
          .filter(({ by, why }) => by === player && why !== "left")
          .map(({ n, at }) => (
            <b class="cross" key={n} style={{ left: percent(story.timeline, at) }} />
          ))}
        {story.timeline.segments.slice(1).map(({ began, offset }) => (
          <s key={began} style={{ left: `${(100 * offset) / story.timeline.length}%` }} />
        ))}
      </span>
    </>
  );
}

/** The square root, so that short times still differ; at least a stub. */
const height = ({ longest }: Story, ms: number | null): number => 16 + 84 * Math.sqrt((ms ?? 0) / longest);

/** Below the lines: times, and what the signs mean. */
export function Ticks({ live, story }: { live: Named; story: Story }) {
  const { timeline } = story;
  const key = atTable(live);
  return (
    <>
      <div class="ticks" aria-hidden="true">
        {ticksOf(timeline).map((tick) => (
          <span
            key={tick}
            data-last={tick > 0.93 * timeline.length || undefined}
            style={{ left: `${(100 * tick) / timeline.length}%` }}
          >
            {clock(tick)}
          </span>
        ))}
      </div>
      <p class="lane-key" aria-hidden="true">
        {story.found.length > 0 && (
          <span>
            <i class="bar" /> {say("after-key-find", key)}
          </span>
        )}
        {story.fastest && (
          <span>
            <i class="dot" /> {say("after-key-fastest")}
          </span>
        )}
        {story.failed.length > 0 && (
          <span>
            <b class="cross" /> {say("after-key-wrong", key)}
          </span>
        )}
      </p>
    </>
  );
}
