import { say } from "../words/speak";
import { figures, inFigures } from "./figures";
import { linear, lineThrough } from "./scale";
import { useWidth } from "./useWidth";

const HEIGHT = 280;
const TOP = 35;
const TICKS = [0, 10, 20, 30];

/** How the odds at twelve cards fall while the deck is used up, with their intervals. */
export function StageChart() {
  const [frame, width] = useWidth<HTMLElement>();
  const stages = Object.entries(figures.stages)
    .map(([left, chance]) => ({ left: Number(left), ...chance }))
    .sort((a, b) => b.left - a.left);
  const most = stages[0]?.left ?? 0;
  const x = linear([most, 0], [36, width - 40]);
  const y = linear([0, TOP], [HEIGHT - 44, 8]);
  const along = (value: "low" | "odds" | "high") =>
    stages.map((stage) => [x(stage.left), y(stage[value] ?? 0)] as const);
  const ends = [stages[0], stages.at(-1)].filter((stage) => stage !== undefined);
  return (
    <figure class="chart" ref={frame}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={say("odds-stage-label")}
      >
        {TICKS.map((tick) => (
          <g key={tick}>
            <line class="grid" x1={x(most)} x2={x(0)} y1={y(tick)} y2={y(tick)} />
            <text class="tick" x={x(most) - 9} y={y(tick) + 5} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path class="axis" d={`M${x(most)} 8V${HEIGHT - 44}H${x(0)}`} />
        {[most, 60, 45, 30, 15, 0].map((left) => (
          <text key={left} class="tick" x={x(left)} y={HEIGHT - 24} text-anchor="middle">
            {left}
          </text>
        ))}
        <text class="axis-name" x={x(0)} y={HEIGHT - 4} text-anchor="end">
          {say("odds-axis-left")}
        </text>
        <g data-what="play">
          <path class="band" d={`${lineThrough([...along("high"), ...along("low").toReversed()])}Z`} />
          <path class="line" d={lineThrough(along("odds"))} />
          {ends.map((stage, n) => (
            <text
              key={stage.left}
              x={x(stage.left) + (n ? 0 : 12)}
              y={y(stage.odds ?? 0) + (n ? 26 : 5)}
              text-anchor={n ? "middle" : "start"}
            >
              {say("odds-to-one", { odds: inFigures(stage.odds ?? 0) })}
            </text>
          ))}
        </g>
      </svg>
    </figure>
  );
}
