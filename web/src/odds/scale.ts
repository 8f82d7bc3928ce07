/** From values to places on a drawing. */

export type Scale = (value: number) => number;

/** Even steps. */
export function linear(from: readonly [number, number], to: readonly [number, number]): Scale {
  const slope = (to[1] - to[0]) / (from[1] - from[0]);
  return (value) => to[0] + (value - from[0]) * slope;
}

/** Each step is this many times the one before. */
export function logarithmic(from: readonly [number, number], to: readonly [number, number]): Scale {
  const even = linear([Math.log10(from[0]), Math.log10(from[1])], to);
  return (value) => even(Math.log10(value));
}

/** A line through points, as a path. */
export const lineThrough = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
