const STEPS_MS = [100, 300, 1_000, 1_000, 2_000, 2_000, 4_000, 8_000];

/** How long to wait before the next try: longer each time, and never the same for all who were cut off together. */
export function againIn(tries: number, dice: () => number = Math.random): number {
  const step = STEPS_MS[Math.min(tries, STEPS_MS.length - 1)] ?? 0;
  return Math.round(step * (0.5 + dice()));
}
