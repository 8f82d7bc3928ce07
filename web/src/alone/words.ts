/** What is said of runs and times. */
import { tenths } from "../live/tenths";
import { say } from "../words/speak";
import type { Aim } from "./aim";
import type { Result } from "./result";

const SECOND = 1_000;
const TENTHS = 10;

/** “10 SETs”, “5 minutes”. */
export const aimInWords = ({ by, count }: Aim): string =>
  by === "finds" ? say("clock-aim-finds", { sets: count }) : say("clock-aim-minutes", { minutes: count });

/** “1:05”, while it runs. */
export function clockFace(ms: number): string {
  const seconds = Math.floor(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** “1:05.3”: a result. */
export function exactly(ms: number): string {
  const seconds = Math.floor(ms / (SECOND / TENTHS)) / TENTHS;
  const rest = tenths(seconds % 60);
  return `${Math.floor(seconds / 60)}:${seconds % 60 < 10 ? "0" : ""}${rest}`;
}

/** “4.2”: how long something took, in seconds. */
export const seconds = (ms: number): string => tenths(Math.floor(ms / (SECOND / TENTHS)) / TENTHS);

/** “1:05.3” or “14 SETs”. */
export const resultInWords = ({ aim, time, moments }: Result): string =>
  aim.by === "finds" ? exactly(time) : say("clock-shared-sets", { sets: moments.length });
