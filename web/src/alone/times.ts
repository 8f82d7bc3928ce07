/** The moments of finds: how long each took, how many there were by now, and as a short text for a link. Pure. */
import type { Aim } from "./aim";
import { goalOf, limitOf } from "./aim";

/** When each find was made, in ms of the run's clock. */
export type Moments = readonly number[];

/** How long each find took. */
export const lengths = (moments: Moments): number[] => moments.map((at, n) => at - (moments[n - 1] ?? 0));

/** How many finds had been made by then. */
export const foundBy = (moments: Moments, time: number): number => moments.filter((at) => at <= time).length;

const TENTH = 100;
const BASE = 36;

/** “2s.1f.c0”: the length of each find in tenths of a second. */
export function written(moments: Moments): string {
  const tenths = moments.map((at) => Math.round(at / TENTH));
  return lengths(tenths)
    .map((length) => length.toString(BASE))
    .join(".");
}

/** The moments in such a text; null if no run with this aim can have had them. */
export function readMoments(text: string | null, aim: Aim): Moments | null {
  if (!text || !/^[0-9a-z]{1,5}(\.[0-9a-z]{1,5})*$/.test(text)) return null;
  let at = 0;
  const moments = text.split(".").map((length) => {
    at += Number.parseInt(length, BASE) * TENTH;
    return at;
  });
  const whole = aim.by === "minutes" || moments.length === goalOf(aim);
  return whole && at <= limitOf(aim) ? moments : null;
}
