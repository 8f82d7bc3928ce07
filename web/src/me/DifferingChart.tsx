import { linear, type Scale } from "../odds/scale";
import { useWidth } from "../odds/useWidth";
import { say } from "../words/speak";
import type { ByDiffering } from "./api";
import { ticksUpTo } from "./finding";
import { Hatch } from "./Hatch";
import { Drawn, type Table } from "./Numbers";
import { inSeconds, plain, seconds } from "./words";

const LEFT = 44;
const FOOT = 48;
const TOP = 12;
const NARROW = 560;
const SECOND = 1000;

/** Own times by number of differing features: a dot and the middle half; behind it most of the others, as a band. */
export function DifferingChart({ levels }: { levels: readonly ByDiffering[] }) {
  const [frame, width] = useWidth<HTMLElement>();
  const height = width < NARROW ? 300 : 418;
  const ticks = ticksUpTo(Math.max(...levels.flatMap(tops)) / SECOND);
  const y = linear([0, (ticks.at(-1) ?? 1) * SECOND], [height - FOOT, TOP]);
  const column = (width - LEFT) / levels.length;
  return (
    <Drawn table={tableOf(levels)}>
      <figure class="chart" ref={frame}>
        <Key others={levels.some(({ others }) => others)} />
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Hatch id="differing-hatch" />
          {ticks.map((tick, n) => (
            <g key={tick}>
              <line class={n ? "grid" : "axis"} x1={LEFT} x2={width} y1={y(tick * SECOND)} y2={y(tick * SECOND)} />
              <text class="tick" x={LEFT - 8} y={y(tick * SECOND) + 5} text-anchor="end">
                {n === ticks.length - 1 ? say("stats-seconds", { value: plain(tick) }) : plain(tick)}
              </text>
            </g>
          ))}
          {levels.map((level, n) => (
            <Column key={level.differing} level={level} x={LEFT + (n + 0.5) * column} column={column} y={y} />
          ))}
        </svg>
      </figure>
    </Drawn>
  );
}

const tops = ({ own, others }: ByDiffering): number[] => [own.high ?? own.middle ?? 0, others?.high ?? 0];

/** Which sign is which; the table says it in words. */
function Key({ others }: { others: boolean }) {
  return (
    <ul class="chart-key">
      <li>
        <svg class="key-sign" viewBox="0 0 16 16" aria-hidden="true">
          <circle class="dot" cx="8" cy="8" r="7" />
        </svg>
        {say("stats-key-you")}
      </li>
      {others && (
        <>
          <li>
            <svg class="key-sign wide" viewBox="0 0 30 18" aria-hidden="true">
              <rect class="others" x="1" y="1" width="28" height="16" rx="4" fill="url(#differing-hatch)" />
            </svg>
            {say("stats-key-others")}
          </li>
          <li>
            <svg class="key-sign wide" viewBox="0 0 30 18" aria-hidden="true">
              <path class="middle" d="M2 9H28" />
            </svg>
            {say("stats-key-middle")}
          </li>
        </>
      )}
    </ul>
  );
}

function Column({ level, x, column, y }: { level: ByDiffering; x: number; column: number; y: Scale }) {
  const { differing, own, others } = level;
  const foot = y(0);
  const half = Math.min(22, column / 6);
  const at = x - Math.min(12, Math.max(0, 52 - column / 2)); // leaves room for the figure
  return (
    <g>
      {others && (
        <g>
          <rect
            class="others"
            x={at - half}
            width={2 * half}
            y={y(others.high)}
            height={y(others.low) - y(others.high)}
            rx="6"
            fill="url(#differing-hatch)"
          />
          <path class="middle" d={`M${at - half - 5} ${y(others.middle)}h${2 * half + 10}`} />
        </g>
      )}
      {own.low !== null && own.high !== null && <path class="own" d={`M${at} ${y(own.low)}V${y(own.high)}`} />}
      {own.middle !== null && (
        <g>
          <circle class="dot" cx={at} cy={y(own.middle)} r="8" />
          <text class="figure" {...figureAt(level, at, half, column, y)}>
            {inSeconds(own.middle)}
          </text>
        </g>
      )}
      <text class="name" x={x} y={foot + 22} text-anchor="middle">
        {say("stats-differing-short", { features: differing })}
      </text>
      <text class="tick" x={x} y={foot + 41} text-anchor="middle">
        {column < 84 ? own.sets : say("stats-sets", { sets: own.sets })}
      </text>
    </g>
  );
}

/** Beside the dot; above everything where the columns are too narrow for that. */
function figureAt({ own, others }: ByDiffering, at: number, half: number, column: number, y: Scale) {
  if (column >= 60) return { x: at + half + 8, y: y(own.middle ?? 0) + 6 };
  return {
    x: at,
    y: y(Math.max(own.high ?? own.middle ?? 0, others?.high ?? 0)) - 8,
    "text-anchor": "middle" as const,
  };
}

const tableOf = (levels: readonly ByDiffering[]): Table => ({
  caption: say("stats-by-differing"),
  head: [
    say("stats-head-differing"),
    say("stats-head-sets"),
    say("stats-head-you"),
    say("stats-head-half"),
    say("stats-head-others"),
    say("stats-head-others-middle"),
  ],
  rows: levels.map(({ differing, own, others }) => [
    say("stats-differing", { features: differing }),
    String(own.sets),
    seconds(own.middle),
    between(own.low, own.high),
    between(others?.low ?? null, others?.high ?? null),
    seconds(others?.middle ?? null),
  ]),
});

/** “3.1 to 6.9 s”; a dash where there are too few. */
export const between = (low: number | null, high: number | null): string =>
  low === null || high === null ? "–" : say("stats-between", { low: inSeconds(low), high: inSeconds(high) });
