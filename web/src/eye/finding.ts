/** From the finder's answers to quads: the cells of one card are gathered, and say together where it lies. */
import { CELL, type Cells, PER_CELL } from "./net/finder";
import type { Point, Quad } from "./picture/quad";

const MOST = 100; // a deck has 81
const SEEN = 0; // the logit of one half
const [CENTRE_UNIT, SIDE_UNIT] = [32, 16]; // pixels

/** What a cell says, or a group of them: sides as half of them, with their direction doubled. */
type Said = { readonly weight: number; readonly centre: Point; readonly long: Point; readonly short: Point };

const probability = (logit: number): number => 1 / (1 + Math.exp(-logit));

function saidBy({ values }: Cells, cell: number, columns: number): Said {
  const [logit = 0, x = 0, y = 0, a = 0, b = 0, c = 0, d = 0] = values.subarray(cell * PER_CELL, (cell + 1) * PER_CELL);
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return {
    weight: probability(logit),
    centre: [(column + 0.5) * CELL + x * CENTRE_UNIT, (row + 0.5) * CELL + y * CENTRE_UNIT],
    long: [a * SIDE_UNIT, b * SIDE_UNIT],
    short: [c * SIDE_UNIT, d * SIDE_UNIT],
  };
}

function mean(one: Said, other: Said): Said {
  const weight = one.weight + other.weight;
  const between = ([x, y]: Point, [u, v]: Point): Point => [
    (x * one.weight + u * other.weight) / weight,
    (y * one.weight + v * other.weight) / weight,
  ];
  return {
    weight,
    centre: between(one.centre, other.centre),
    long: between(one.long, other.long),
    short: between(one.short, other.short),
  };
}

/** The cells in which a card is seen, the surest first; each joins the group nearest to its centre, or begins one. */
function groups(cells: Cells): Said[] {
  const seen = Array.from({ length: cells.rows * cells.columns }, (_, cell) => cell)
    .filter((cell) => (cells.values[cell * PER_CELL] ?? 0) > SEEN)
    .map((cell) => saidBy(cells, cell, cells.columns))
    .sort((one, other) => other.weight - one.weight);
  const found: Said[] = [];
  for (const said of seen) {
    const away = found.map(({ centre: [x, y] }) => Math.hypot(x - said.centre[0], y - said.centre[1]));
    const nearest = away.indexOf(Math.min(...away));
    const near = found[nearest];
    if (near && (away[nearest] ?? 0) < Math.hypot(...near.short) / 2) found[nearest] = mean(near, said);
    else found.push(said);
  }
  return found;
}

/** A side's direction from its doubled direction, in which the sign is lost. */
function single([x, y]: Point): Point {
  const [length, angle] = [Math.hypot(x, y), Math.atan2(y, x) / 2];
  return [length * Math.cos(angle), length * Math.sin(angle)];
}

function quadOf({ centre: [x, y], long, short }: Said, scale: number): Quad {
  const [ax, ay] = single(long);
  const [sx, sy] = single(short);
  const [bx, by] = ax * sy - ay * sx > 0 ? [sx, sy] : [-sx, -sy]; // clockwise
  const at = (along: number, across: number): Point => [
    (x + along * ax + across * bx) * scale,
    (y + along * ay + across * by) * scale,
  ];
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** Where cards may lie, in pixels of a picture that is `scale` times as large as what the finder saw; the surest first. */
export const quadsIn = (cells: Cells, scale: number): Quad[] =>
  groups(cells)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map((group) => quadOf(group, scale));
