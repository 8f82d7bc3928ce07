/** The one sentence that stands above the statistics: what they show, if they show anything. */
import type { ByDiffering, Figures } from "./api";

export const FEWEST = 10; // SETs; with fewer, nothing is drawn
const CLEARLY = 1.15;

export type Finding =
  | { readonly kind: "few" | "open" | "even" } // too few to draw; too few to say anything; nothing stands out
  | { readonly kind: "behind" | "longest"; readonly differing: number };

/** Where somebody is clearly slower than is usual here; or else what takes them clearly longer than the rest. */
export function finding({ all, by_differing }: Figures): Finding {
  if (all.own.sets < FEWEST) return { kind: "few" };
  const levels = by_differing.filter(({ own }) => own.sets >= FEWEST);
  const behind = slowest(levels, ({ own, others }) => (own.middle ?? 0) / (others?.middle ?? Infinity));
  if (behind && behind.ratio >= CLEARLY) return { kind: "behind", differing: behind.differing };
  const usual = all.own.middle ?? Infinity;
  if (levels.length < 2) return { kind: "open" };
  const longest = slowest(levels, ({ own }) => (own.middle ?? 0) / usual);
  return longest && longest.ratio >= CLEARLY ? { kind: "longest", differing: longest.differing } : { kind: "even" };
}

function slowest(levels: readonly ByDiffering[], ratio: (level: ByDiffering) => number) {
  const all = levels.map((level) => ({ differing: level.differing, ratio: ratio(level) }));
  return all.toSorted((a, b) => b.ratio - a.ratio)[0];
}

/** A round number above the greatest, and the lines up to it. */
export function ticksUpTo(most: number): number[] {
  const rough = Math.max(most, 1) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * unit).find((each) => each >= rough) ?? 10 * unit;
  const count = Math.ceil(Math.max(most, 1) / step);
  return [...Array(count + 1).keys()].map((n) => n * step);
}

const MOST_RINGS = 12;

/** How many rings to draw for these numbers, and for how many each of them stands. */
export function ringsFor(numbers: readonly number[]): { each: number; rings: number[] } {
  const each = Math.max(1, Math.ceil(Math.max(...numbers) / MOST_RINGS));
  return { each, rings: numbers.map((number) => Math.ceil(number / each)) };
}
