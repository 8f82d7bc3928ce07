import { linear, lineThrough } from "../odds/scale";
import { useWidth } from "../odds/useWidth";
import { say } from "../words/speak";
import type { RatedMatch } from "./api";
import { Hatch } from "./Hatch";
import { Drawn, type Table } from "./Numbers";
import { day, plain } from "./words";

const HEIGHT = 240;
const LEFT = 60; // “1 600” in the largest writing
const RIGHT = 74;
const FOOT = 34;
const STEP = 200;
const SPREAD = 482; // the doubt of a newcomer, half the width at which the band begins

/** The rating after each match, in a band that narrows: the true one lies in it, nearly certainly. */
export function RatingChart({ name, course }: { name: string; course: readonly RatedMatch[] }) {
  return (
    <Drawn table={tableOf(name, course)}>
      <Narrowing id={`rating-${name}`} course={course} />
    </Drawn>
  );
}

function Narrowing({ id, course }: { id: string; course: readonly RatedMatch[] }) {
  const [frame, width] = useWidth<HTMLElement>();
  const all = [{ points: 1200, doubt: SPREAD, matches: 0, ended: course[0]?.ended ?? 0 }, ...course];
  const low = Math.floor(Math.min(...all.map((at) => at.points - at.doubt)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...all.map((at) => at.points + at.doubt)) / STEP) * STEP;
  const last = all.at(-1);
  const x = linear([0, Math.max(1, last?.matches ?? 1)], [LEFT + 8, width - RIGHT]);
  const y = linear([low, high], [HEIGHT - FOOT, 10]);
  const along = (sign: number) => all.map((at) => [x(at.matches), y(at.points + sign * at.doubt)] as const);
  const ticks = [...Array((high - low) / STEP + 1).keys()]
    .map((n) => low + n * STEP)
    .filter((tick) => tick % 400 === 0);
  return (
    <figure class="chart" ref={frame}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Hatch id={id} />
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="grid" x1={LEFT} x2={width - RIGHT + 10} y1={y(tick)} y2={y(tick)} />
            <text class="tick" x={LEFT - 8} y={y(tick) + 5} text-anchor="end">
              {plain(tick)}
            </text>
          </g>
        ))}
        <path class="others" fill={`url(#${id})`} d={`${lineThrough([...along(1), ...along(-1).toReversed()])}Z`} />
        <path class="halo" d={lineThrough(along(0))} />
        <path class="own" d={lineThrough(along(0))} />
        {last && (
          <g>
            <circle class="dot" cx={x(last.matches)} cy={y(last.points)} r="6" />
            <text class="figure" x={x(last.matches) + 12} y={y(last.points) + 6}>
              {plain(last.points)}
            </text>
            <text class="tick" x={x(last.matches)} y={HEIGHT - 10} text-anchor="end">
              {say("ratings-axis", { matches: last.matches })}
            </text>
          </g>
        )}
      </svg>
    </figure>
  );
}

const tableOf = (name: string, course: readonly RatedMatch[]): Table => ({
  caption: name,
  head: [say("ratings-head-match"), say("ratings-head-day"), say("ratings-head-points"), say("ratings-head-doubt")],
  rows: course.map(({ matches, ended, points, doubt }) => [
    plain(matches),
    day(ended),
    plain(points),
    say("ratings-between", { low: plain(points - doubt), high: plain(points + doubt) }),
  ]),
});
