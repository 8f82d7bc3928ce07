import { linear } from "../odds/scale";
import { useWidth } from "../odds/useWidth";
import { manner } from "../table/manner";
import { featureName } from "../words/cards";
import { say } from "../words/speak";
import type { ByFeature } from "./api";
import { between } from "./DifferingChart";
import { Drawn, type Table } from "./Numbers";
import { inSeconds, seconds } from "./words";

const ROW = 52;
const LEFT = 12;
const RIGHT = 56;

/** What it costs when a feature differs: an open dot for SETs that have it the same, a solid one for the others. */
export function FeatureChart({ features }: { features: readonly ByFeature[] }) {
  const [frame, width] = useWidth<HTMLElement>();
  const most = Math.max(
    1,
    ...features.flatMap(({ same, different }) => [same.own.middle ?? 0, different.own.middle ?? 0]),
  );
  const x = linear([0, most], [LEFT, width - RIGHT]);
  return (
    <Drawn table={tableOf(features)}>
      <ul class="chart-key">
        {(["same", "different"] as const).map((what) => (
          <li key={what}>
            <svg class="key-sign" viewBox="0 0 16 16" aria-hidden="true">
              <circle class={what === "same" ? "open" : "dot"} cx="8" cy="8" r="6" />
            </svg>
            {say(`stats-key-${what}`)}
          </li>
        ))}
      </ul>
      <figure class="chart" ref={frame}>
        <svg
          width={width}
          height={ROW * features.length}
          viewBox={`0 0 ${width} ${ROW * features.length}`}
          aria-hidden="true"
        >
          {features.map(({ feature, same, different }, n) => {
            const y = n * ROW + 36;
            const dots = [
              { sign: "open", middle: same.own.middle },
              { sign: "dot", middle: different.own.middle },
            ].flatMap(({ sign, middle }) => (middle === null ? [] : [{ sign, at: x(middle), middle }]));
            const [left, right] = dots.toSorted((a, b) => a.at - b.at);
            return (
              <g key={feature}>
                <text class="name" x={0} y={y - 18}>
                  {featureName(feature, manner())}
                </text>
                <line class="grid" x1={0} x2={width} y1={y} y2={y} />
                {left && right && <path class="own" d={`M${left.at} ${y}H${right.at}`} />}
                {dots.map(({ sign, at }) => (
                  <circle key={sign} class={sign} cx={at} cy={y} r="7" />
                ))}
                {left && right && (
                  <text class="figure" x={left.at - 12} y={y + 5} text-anchor="end">
                    {left.at > 50 && inSeconds(left.middle)}
                  </text>
                )}
                {(right ?? left) && (
                  <text class="figure" x={((right ?? left)?.at ?? 0) + 12} y={y + 5}>
                    {inSeconds((right ?? left)?.middle ?? 0)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </figure>
    </Drawn>
  );
}

const tableOf = (features: readonly ByFeature[]): Table => ({
  caption: say("stats-by-feature"),
  head: [say("stats-head-feature"), say("stats-head-you"), say("stats-head-sets"), say("stats-head-others")],
  rows: features.flatMap(({ feature, same, different }) =>
    [
      { word: "stats-same-in", told: same },
      { word: "stats-different-in", told: different },
    ].map(({ word, told: { own, others } }) => [
      say(word, { feature: featureName(feature, manner()) }),
      seconds(own.middle),
      String(own.sets),
      between(others?.low ?? null, others?.high ?? null),
    ]),
  ),
});
