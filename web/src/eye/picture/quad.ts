/** Four corners in the plane, clockwise from the top left of a card as it lies. */
export type Point = readonly [x: number, y: number];
export type Quad = readonly [Point, Point, Point, Point];

/** A projective map of the plane, row by row: the last of the nine numbers is 1. */
export type Projection = readonly number[];

/** The map that takes the unit square to these corners. */
function fromSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Projection {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The map that takes a rectangle to these corners. */
export function projection(left: number, top: number, right: number, bottom: number, quad: Quad): Projection {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = fromSquare(quad);
  const [across, down] = [1 / (right - left), 1 / (bottom - top)];
  const moved = (x: number, y: number, one: number) => [x * across, y * down, one - x * across * left - y * down * top];
  return [...moved(a, b, c), ...moved(d, e, f), ...moved(g, h, 1)];
}

export function projected(map: Projection, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  const far = g * x + h * y + i;
  return [(a * x + b * y + c) / far, (d * x + e * y + f) / far];
}

export const centreOf = (quad: Quad): Point => [
  quad.reduce((sum, [x]) => sum + x, 0) / 4,
  quad.reduce((sum, [, y]) => sum + y, 0) / 4,
];

export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** The same corners, beginning with the next one: the card turned by a quarter. */
export const turned = ([a, b, c, d]: Quad): Quad => [b, c, d, a];

/** The mean of the two upper and lower sides, and of the two others. */
export const sidesOf = ([a, b, c, d]: Quad): readonly [across: number, down: number] => [
  (distance(a, b) + distance(d, c)) / 2,
  (distance(a, d) + distance(b, c)) / 2,
];

/** Is a point inside? The corners are clockwise, with y going down. */
export const isInside = (quad: Quad, [x, y]: Point): boolean =>
  quad.every(([ax, ay], n) => {
    const [bx, by] = quad[(n + 1) % 4] as Point;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
  });

const POINTS = Array.from({ length: 8 }, (_, n) => (n + 0.5) / 8);

/** Which part of a place others overlap, by 64 points of it. */
export function covered(quad: Quad, by: readonly Quad[]): number {
  const map = fromSquare(quad);
  const points = POINTS.flatMap((y) => POINTS.map((x) => projected(map, [x, y])));
  return points.filter((point) => by.some((other) => isInside(other, point))).length / points.length;
}

const CARD = { longest: 2.6, skew: 1.6, smallest: 8 };

/** Can this be a card, seen from some side? Its corners go round clockwise, and opposite sides are alike. */
export function isPlausible(quad: Quad): boolean {
  if (!quad.flat().every(Number.isFinite) || !isInside(quad, centreOf(quad))) return false;
  const [a, b, c, d] = quad;
  const alike = (one: number, other: number) => Math.max(one, other) < CARD.skew * Math.min(one, other);
  const [across, down] = sidesOf(quad);
  return (
    Math.min(across, down) >= CARD.smallest &&
    Math.max(across, down) < CARD.longest * Math.min(across, down) &&
    alike(distance(a, b), distance(d, c)) &&
    alike(distance(a, d), distance(b, c))
  );
}
