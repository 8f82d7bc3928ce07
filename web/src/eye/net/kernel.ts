/**
 * The convolution as a WebAssembly module: four pixels of a row and eight outputs at a time, whose sums stay in registers.
 *
 * The three inputs of a row of the kernel lie beside each other in memory, so a sum is three runs over `span` bytes. All
 * measures are in bytes. What is left of a row is done by two pixels, then by one.
 */
import * as w from "./assembler";
import { BLOCK } from "./machine";

const PARAMETERS = [
  ...["source", "target", "weight", "bias"], // where they begin; the target at its first pixel inside the border
  ...["rows", "columns", "blocks"], // of the target; blocks of eight outputs
  ...["line", "span", "step"], // from a row of the source to the next; of three pixels; from pixel to pixel
  ...["jump"], // in the source, from one row of the target to the next
  ...["targetLine", "targetStep"], // from row to row, from pixel to pixel
] as const;
const COUNTERS = [
  "row",
  "left",
  "place",
  "from",
  "to",
  "fromRow",
  "toRow",
  "reading",
  "end",
  "a",
  "b",
  "c",
  "d",
] as const;
const NAMES: readonly string[] = [...PARAMETERS, ...COUNTERS];
const AT_ONCE = 4;

type Name = (typeof PARAMETERS | typeof COUNTERS)[number];
const number = (name: Name): number => NAMES.indexOf(name);
const get = (name: Name): w.Code => w.get(number(name));
const let_ = (name: Name, value: w.Code): w.Code => [...value, ...w.set(number(name))];
const increase = (name: Name, by: w.Code): w.Code => w.increase(number(name), by);
const PIXELS = ["a", "b", "c", "d"] as const;

/** Sums of a pixel's outputs, four in each; then the two that hold weights. */
const sum = (pixel: number, half: number): number => NAMES.length + 2 * pixel + half;
const weights = (half: number): number => NAMES.length + 2 * AT_ONCE + half;
const HALVES = [0, 1] as const;

/** One input of each pixel, times its eight weights. */
function input(n: number, pixels: readonly Name[]): w.Code {
  return [
    ...HALVES.flatMap((half) => [...w.load4(get("reading"), 32 * n + 16 * half), ...w.set(weights(half))]),
    ...pixels.flatMap((pixel, p) =>
      HALVES.flatMap((half) => [
        ...w.add4(w.get(sum(p, half)), w.multiply4(w.loadSame4(get(pixel), 4 * n), w.get(weights(half)))),
        ...w.set(sum(p, half)),
      ]),
    ),
  ];
}

/** Along one row of the kernel, four inputs at a time. */
function run(pixels: readonly Name[]): w.Code {
  return [
    ...pixels.flatMap((pixel, p) =>
      let_(pixel, p === 0 ? get("place") : w.add(get(PIXELS[p - 1] ?? "a"), get("step"))),
    ),
    ...let_("end", w.add(get("place"), get("span"))),
    ...w.repeatWhile(w.isLess(get("a"), get("end")), [
      ...[0, 1, 2, 3].flatMap((n) => input(n, pixels)),
      ...pixels.flatMap((pixel) => increase(pixel, w.constant(16))),
      ...increase("reading", w.constant(4 * 4 * BLOCK)),
    ]),
    ...increase("place", get("line")),
  ];
}

/** Some pixels beside each other, and on to those after them. */
function pixels(count: number): w.Code {
  const names = PIXELS.slice(0, count);
  return [
    ...names.flatMap((_, p) => HALVES.flatMap((half) => [...w.load4(get("bias"), 16 * half), ...w.set(sum(p, half))])),
    ...let_("reading", get("weight")),
    ...let_("place", get("from")),
    ...[0, 1, 2].flatMap(() => run(names)),
    ...names.flatMap((_, p) => [
      ...HALVES.flatMap((half) => w.store4(get("to"), 16 * half, w.larger4(w.zero4, w.get(sum(p, half))))),
      ...increase("to", get("targetStep")),
    ]),
    ...increase("from", w.multiply(get("step"), w.constant(count))),
    ...let_("left", w.subtract(get("left"), w.constant(count))),
  ];
}

const atLeast = (count: number): w.Code => w.isLess(w.constant(count - 1), get("left"));

const row: w.Code = [
  ...let_("from", get("fromRow")),
  ...let_("to", get("toRow")),
  ...let_("left", get("columns")),
  ...w.when(atLeast(4), w.repeatWhile(atLeast(4), pixels(4))),
  ...w.when(atLeast(2), pixels(2)),
  ...w.when(atLeast(1), pixels(1)),
  ...increase("fromRow", get("jump")),
  ...increase("toRow", get("targetLine")),
  ...let_("row", w.subtract(get("row"), w.constant(1))),
];

const block: w.Code = [
  ...let_("fromRow", get("source")),
  ...let_("toRow", get("target")),
  ...let_("row", get("rows")),
  ...w.repeatWhile(get("row"), row),
  ...increase("weight", w.multiply(get("span"), w.constant(3 * BLOCK))),
  ...increase("bias", w.constant(4 * BLOCK)),
  ...increase("target", w.constant(4 * BLOCK)),
  ...let_("blocks", w.subtract(get("blocks"), w.constant(1))),
];

/** The bytes of the module; its function takes the parameters above in their order. */
export const kernel = (): Uint8Array<ArrayBuffer> =>
  w.moduleOf(
    PARAMETERS.length,
    [
      [COUNTERS.length, w.I32],
      [2 * AT_ONCE + 2, w.V128],
    ],
    w.repeatWhile(get("blocks"), block),
  );
