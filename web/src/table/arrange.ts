import type { Place } from "../play/round";

/**
 * Which place is where, row by row: three columns on a tall screen, three rows filled by column on a wide one.
 * Flipped, the last row of a tall screen comes first; columns of a wide one are mirrored where they are drawn.
 */
export function arrange(places: number, wide: boolean, flipped = false): Place[][] {
  const long = Math.ceil(places / 3);
  const rows = wide
    ? [0, 1, 2].map((row) => upTo(long).map((column) => column * 3 + row))
    : upTo(long).map((row) => [0, 1, 2].map((column) => row * 3 + column));
  const filled = rows.map((row) => row.filter((place) => place < places));
  return flipped && !wide ? filled.reverse() : filled;
}

const upTo = (count: number): number[] => [...Array(count).keys()];

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place that an arrow key leads to; the same one at the edge. Null if it is not an arrow key. */
export function neighbour(rows: readonly Place[][], from: Place, key: string, mirrored = false): Place | null {
  const step = STEPS[key];
  if (!step) return null;
  const side = mirrored ? -step[1] : step[1];
  const row = rows.findIndex((places) => places.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  return rows[row + step[0]]?.[column + side] ?? from;
}
