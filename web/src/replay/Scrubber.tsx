import { useComputed, useSignalEffect } from "@preact/signals";
import type { RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { type Named, nameOf } from "../live/names";
import { say, tongue } from "../words/speak";
import type { Prepared } from "./frames";
import type { Playback } from "./state";
import { offsetOf, ticksOf } from "./timeline";
import { clock } from "./times";

/** A line for each player with all finds, those to come open; the head can be dragged anywhere. */
export function Scrubber({ play, live, told }: { play: Playback; live: Named; told: () => string }) {
  const past = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const time = useRef<HTMLOutputElement>(null);
  useSignalEffect(() => {
    const { value: offset } = play.offset;
    const part = offset / Math.max(1, play.last);
    moveTo(past.current, `${part - 1} * (100% - 8px)`);
    moveTo(past.current?.firstElementChild, `${1 - part} * (100% - 8px)`);
    moveTo(head.current, `${part} * 100%`);
    moveTo(time.current, `clamp(0px, ${part} * 100cqw - 26px, 100cqw - 52px)`);
    if (time.current) time.current.textContent = clock(offset);
    if (range.current && !play.dragged.peek()) range.current.value = String(offset);
  });
  useHeard(play, range, told);
  const lanes = useMemo(() => <Lanes play={play} live={live} />, [play, live.names.value, tongue()]);
  const marks = useMemo(() => <Marks play={play} />, [play]);
  return (
    <div class="scrubber" style={{ "--players": seated(play.prepared).length }}>
      {lanes}
      <div class="past" ref={past} aria-hidden="true">
        <div>{marks}</div>
      </div>
      <LanePoints play={play} />
      <div class="scrub">
        <input
          ref={range}
          type="range"
          min={0}
          max={play.last}
          step="any"
          aria-label={say("playback-time")}
          onInput={(event) => play.drag(Number(event.currentTarget.value))}
          onChange={() => play.rest()}
        />
        <div class="head-line" ref={head} aria-hidden="true" />
        <output class="head-time" ref={time} aria-hidden="true" />
      </div>
    </div>
  );
}

/** Only moved, which the browser does without laying out or painting anything. */
function moveTo(element: Element | null | undefined, x: string): void {
  if (element instanceof HTMLElement) element.style.transform = `translateX(calc(${x}))`;
}

const QUIET_MS = 150;

/** What is told in words waits until the head rests: where it stands, and what happens there. */
function useHeard(play: Playback, range: RefObject<HTMLInputElement | null>, told: () => string): void {
  useSignalEffect(() => {
    const { value: offset } = play.offset;
    const timer = setTimeout(() => {
      play.rest();
      range.current?.setAttribute("aria-valuetext", `${clock(offset)}. ${told()}`);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  });
}

/** Everyone's points at this moment, beside their lines. */
function LanePoints({ play }: { play: Playback }) {
  return (
    <div class="lane-points" aria-hidden="true">
      {seated(play.prepared).map((player) => (
        <Points key={player} play={play} player={player} />
      ))}
    </div>
  );
}

/** Someone's points at this moment. */
export function Points({ play, player }: { play: Playback; player: string }) {
  const points = useComputed(() => {
    const { points = 0 } = play.frame.table.seats.find((seat) => seat.player === player) ?? {};
    return points < 0 ? `−${-points}` : String(points);
  });
  return <b>{points}</b>;
}

/** Drawn once for a match: what is past is shown by uncovering it. */
function Lanes({ play, live }: { play: Playback; live: Named }) {
  const { prepared, last } = play;
  const players = seated(prepared);
  const ticks = ticksOf({ ...prepared.timeline, length: Math.max(1, last) }, 5);
  return (
    <div class="lanes">
      {players.map((player) => (
        <div class="player-lane" key={player} data-player={player}>
          <span class="who">{player === live.you.value ? say("you") : nameOf(live, player)}</span>
          <span class="marks" aria-hidden="true">
            <Row prepared={prepared} player={player} last={last} />
            <Beside prepared={prepared} player={player} last={last} />
          </span>
        </div>
      ))}
      <div class="player-lane" aria-hidden="true">
        <span />
        <span class="ticks">
          {ticks.map((tick) => (
            <span key={tick} data-last={tick > 0.93 * last || undefined} style={{ left: at(tick, last) }}>
              {clock(tick)}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

const at = (offset: number, last: number): string => `${((100 * offset) / Math.max(1, last)).toFixed(2)}%`;

/** The same marks once more, for what is past. */
function Marks({ play: { prepared, last } }: { play: Playback }) {
  return (
    <>
      {seated(prepared).map((player) => (
        <span class="marks" key={player}>
          <Row prepared={prepared} player={player} last={last} />
        </span>
      ))}
    </>
  );
}

interface RowProps {
  prepared: Prepared;
  player: string;
  last: number;
}

/** The finds of one player, as one drawing: boxes of their own would each be a layer for the browser to go through. */
function Row({ prepared: { frames, finds }, player, last }: RowProps) {
  const mine = finds.flatMap((n) => (frames[n]?.found?.by === player ? [frames[n].offset] : []));
  return (
    <svg aria-hidden="true">
      {mine.map((offset) => (
        <rect key={offset} x={at(offset, last)} width="5.5" height="12.5" rx="1.25" />
      ))}
    </svg>
  );
}

/** Calls that failed, and where a round begins. */
function Beside({ prepared: { rounds, timeline }, player, last }: RowProps) {
  const failed = rounds.flatMap((round) => round.failed).filter(({ by, why }) => by === player && why !== "left");
  return (
    <>
      {failed.map((one) => (
        <b class="cross" key={one.n} style={{ left: at(offsetOf(timeline, one.at), last) }} />
      ))}
      {timeline.segments.slice(1).map(({ offset }) => (
        <s key={offset} style={{ left: at(offset, last) }} />
      ))}
    </>
  );
}

/** Everybody who ever played, in order around the table. */
export function seated({ frames }: Prepared): string[] {
  const seats = frames.at(-1)?.table.seats ?? [];
  return seats.filter(({ role }) => role !== "judge").map(({ player }) => player);
}
