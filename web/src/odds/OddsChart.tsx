import { say } from "../words/speak";
import { type Chance, figures, inFigures, inShort } from "./figures";
import { linear, lineThrough, logarithmic, type Scale } from "./scale";
import { useWidth } from "./useWidth";

const FIRST = 5; // with fewer cards mostly none is there …
const LAST = 18; // … with more it is as good as certain
const TOP = 3e8;
const LEAST = 0.1;
const NARROW = 560;
const TICKS = [0.1, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

/** The odds by number of cards: fresh, in play with their intervals, and as printed. Drawn for the width there is. */
export function OddsChart() {
  const [frame, width] = useWidth<HTMLElement>();
  const narrow = width < NARROW;
  const height = narrow ? 340 : 420;
  const x = linear([FIRST, LAST], [narrow ? 74 : 96, width - 18]); // “100 Mio.” needs the room
  const y = logarithmic([LEAST, TOP], [height - 44, 8]);
  const cards = [...Array(LAST - FIRST + 1).keys()].map((n) => FIRST + n);
  return (
    <figure class="chart" ref={frame}>
      <Key />
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={say("odds-chart-label")}
      >
        {TICKS.map((tick) => (
          <g key={tick}>
            <line class="grid" x1={x(FIRST)} x2={x(LAST)} y1={y(tick)} y2={y(tick)} />
            <text class="tick" x={x(FIRST) - 9} y={y(tick) + 5} text-anchor="end">
              {inShort(tick)}
            </text>
          </g>
        ))}
        <path class="axis" d={`M${x(FIRST)} 8V${height - 44}H${x(LAST)}`} />
        {cards
          .filter((each) => !narrow || each % 3 === 0)
          .map((each) => (
            <text key={each} class="tick" x={x(each)} y={height - 24} text-anchor="middle">
              {each}
            </text>
          ))}
        <text class="axis-name" x={x(LAST)} y={height - 4} text-anchor="end">
          {say("odds-axis-cards")}
        </text>
        <Fresh x={x} y={y} />
        <Played x={x} y={y} />
        <Printed x={x} y={y} />
      </svg>
    </figure>
  );
}

/** Which sign is which; the drawing itself says it in its name. */
function Key() {
  return (
    <ul class="chart-key" aria-hidden="true">
      {(["fresh", "play", "printed"] as const).map((what) => (
        <li key={what} data-what={what}>
          <svg class="key-sign" aria-hidden="true" viewBox="-8 -8 16 16">
            <path d={SIGNS[what]} />
          </svg>
          {say(`odds-${what}`)}
        </li>
      ))}
    </ul>
  );
}

const SIGNS = {
  fresh: "M0 -4A4 4 0 1 0 0.01 -4Z",
  play: "M0 -7L7 0L0 7L-7 0Z",
  printed: "M-2 -7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z",
};

type Place = { x: Scale; y: Scale };

function Sign({ what, at }: { what: keyof typeof SIGNS; at: readonly [number, number] }) {
  return <path d={SIGNS[what]} transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`} />;
}

function Fresh({ x, y }: Place) {
  const points = figures.fresh.flatMap(({ cards, odds }) =>
    odds !== null && cards >= FIRST && cards <= LAST ? [[x(cards), y(odds)] as const] : [],
  );
  return (
    <g data-what="fresh">
      <path class="line" d={lineThrough(points)} />
      {points.map((at) => (
        <Sign key={at[0]} what="fresh" at={at} />
      ))}
      {figures.fresh.map(
        ({ cards, odds }) =>
          odds !== null &&
          String(cards) in figures.printed && (
            <text key={cards} x={x(cards) - 13} y={y(odds) - 2} text-anchor="end">
              {say("odds-to-one", { odds: inFigures(odds) })}
            </text>
          ),
      )}
    </g>
  );
}

function Played({ x, y }: Place) {
  const seen = Object.entries(figures.layouts).flatMap(([cards, chance]) =>
    chance.odds !== null && chance.high !== null ? [{ cards: Number(cards), odds: chance.odds, chance }] : [],
  );
  return (
    <g data-what="play">
      {seen.map(({ cards, odds, chance }) => (
        <g key={cards}>
          <path class="whisker" d={whisker(x(cards), y, chance)} />
          <Sign what="play" at={[x(cards), y(odds)]} />
          {String(cards) in figures.printed && (
            <text x={x(cards)} y={y(odds) + 26} text-anchor="middle">
              {say("odds-to-one", { odds: inFigures(odds) })}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

const whisker = (x: number, y: Scale, { low, high }: Chance): string =>
  low && high ? `M${x - 5} ${y(low)}h10M${x} ${y(low)}V${y(high)}M${x - 5} ${y(high)}h10` : "";

function Printed({ x, y }: Place) {
  return (
    <g data-what="printed">
      {Object.entries(figures.printed).map(([cards, odds]) => (
        <g key={cards}>
          <Sign what="printed" at={[x(Number(cards)), y(odds)]} />
          <text x={x(Number(cards)) - 13} y={y(odds) - 26} text-anchor="end">
            {say("odds-to-one", { odds: inFigures(odds) })}
          </text>
        </g>
      ))}
    </g>
  );
}
