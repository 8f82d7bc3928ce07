import type { Card } from "../../cards/card";
import { type Corners, doubled, type Spot, type Still } from "./still";
import "./picture.css";

interface OutlinesProps {
  readonly still: Still;
  readonly ringed?: readonly Card[];
  readonly line?: number; // each SET has another line, not only another place
  readonly onTap?: (id: number) => void;
}

/** What is drawn over a picture: each card's outline, and a sign on those to be checked. The list says it in words. */
export function Outlines({ still, ringed = [], line = 0, onTap }: OutlinesProps) {
  const { width, height, spots } = still;
  const twice = doubled(still);
  const mark = (spot: Spot) => (twice.includes(spot) ? "twice" : spot.sure ? undefined : "unsure");
  return (
    <svg
      class="eye-outlines"
      viewBox={`0 0 ${width} ${height}`}
      data-taps={onTap !== undefined || undefined}
      aria-hidden="true"
    >
      {spots.map(
        (spot) =>
          spot.corners && (
            <Outline
              key={spot.id}
              corners={spot.corners}
              mark={mark(spot)}
              ring={ringed.includes(spot.card) ? line % 3 : undefined}
              onTap={onTap && (() => onTap(spot.id))}
            />
          ),
      )}
    </svg>
  );
}

interface OutlineProps {
  readonly corners: Corners;
  readonly mark: "twice" | "unsure" | undefined;
  readonly ring: number | undefined;
  readonly onTap: (() => void) | undefined;
}

const SIGNS = { twice: "2×", unsure: "?" };

function Outline({ corners, mark, ring, onTap }: OutlineProps) {
  const points = corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const [x, y] = [0, 1].map((n) => corners.reduce((sum, corner) => sum + (corner[n] ?? 0), 0) / 4);
  const size = Math.hypot(corners[0][0] - corners[2][0], corners[0][1] - corners[2][1]) / 3;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of cards does the same by keyboard
    <g data-mark={mark} data-ring={ring} onClick={onTap}>
      <polygon class="eye-casing" points={points} />
      <polygon class="eye-line" points={points} />
      {mark && (
        <text x={x} y={y} font-size={size} text-anchor="middle" dominant-baseline="central">
          {SIGNS[mark]}
        </text>
      )}
    </g>
  );
}
