import { linear, lineThrough, type Scale } from "../odds/scale";
import { useWidth } from "../odds/useWidth";
import { say } from "../words/speak";
import type { Band, Point } from "./api";
import { ticksUpTo } from "./finding";
import { Hatch } from "./Hatch";
import { Drawn, type Table } from "./Numbers";
import { day, inSeconds, percent, plain, seconds } from "./words";

const FEWEST = 3; // a line through two points would show what is not there
const LEFT = 40;
const RIGHT = 54;
const HEIGHT = 260;
const FOOT = 34;
const SECOND = 1000;

interface Measured extends Point {
  readonly middle: number;
}

/** How the usual time has changed, match after match; the band is what is usual here. */
export function TrendChart({ points, others }: { points: readonly Point[]; others: Band | null }) {
  const measured = points.flatMap((point) =>
    point.own.middle === null ? [] : [{ ...point, middle: point.own.middle }],
  );
  if (measured.length < FEWEST) return <p class="muted">{say("stats-trend-few")}</p>;
  return (
    <Drawn table={tableOf(points)}>
      <Line points={measured} others={others} />
    </Drawn>
  );
}

function Line({ points, others }: { points: readonly Measured[]; others: Band | null }) {
  const [frame, width] = useWidth<HTMLElement>();
  const ticks = ticksUpTo(Math.max(others?.high ?? 0, ...points.map(({ middle }) => middle)) / SECOND);
  const x = linear([0, points.length - 1], [LEFT + 10, width - RIGHT]);
  const y = linear([0, (ticks.at(-1) ?? 1) * SECOND], [HEIGHT - FOOT, 10]);
  return (
    <figure class="chart" ref={frame}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Hatch id="trend-hatch" />
        {ticks.map((tick, n) => (
          <g key={tick}>
            <line
              class={n ? "grid" : "axis"}
              x1={LEFT}
              x2={width - RIGHT + 10}
              y1={y(tick * SECOND)}
              y2={y(tick * SECOND)}
            />
            <text class="tick" x={LEFT - 8} y={y(tick * SECOND) + 5} text-anchor="end">
              {plain(tick)}
            </text>
          </g>
        ))}
        {others && (
          <rect
            fill="url(#trend-hatch)"
            x={x(0)}
            width={x(points.length - 1) - x(0)}
            y={y(others.high)}
            height={y(others.low) - y(others.high)}
          />
        )}
        <path class="halo" d={lineThrough(points.map(({ middle }, n) => [x(n), y(middle)]))} />
        <path class="own" d={lineThrough(points.map(({ middle }, n) => [x(n), y(middle)]))} />
        <Ends points={points} x={x} y={y} />
      </svg>
    </figure>
  );
}

/** The first and the last point, with their figures and days. */
function Ends({ points, x, y }: { points: readonly Measured[]; x: Scale; y: Scale }) {
  const last = points.length - 1;
  return (
    <>
      {[0, last].map((n) => {
        const point = points[n];
        if (!point) return null;
        return (
          <g key={n}>
            <circle class="dot" cx={x(n)} cy={y(point.middle)} r="6" />
            <text class="figure" x={x(n) + (n ? 10 : 4)} y={y(point.middle) + (n ? 6 : -12)}>
              {inSeconds(point.middle)}
            </text>
            <text class="tick" x={x(n)} y={HEIGHT - 10} text-anchor={n ? "end" : "start"}>
              {day(n ? point.last : point.first)}
            </text>
          </g>
        );
      })}
    </>
  );
}

const tableOf = (points: readonly Point[]): Table => ({
  caption: say("stats-trend"),
  head: [say("stats-head-matches"), say("stats-head-sets"), say("stats-head-you"), say("stats-head-right")],
  rows: points.map(({ first, last, matches, sets, calls, own }, n) => [
    say("stats-matches-from", { n: n + 1, matches, day: day(first), last: day(last) }),
    String(sets),
    seconds(own.middle),
    calls ? percent(sets / calls) : "–",
  ]),
});
