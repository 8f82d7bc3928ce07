/** Rounds one after the other on one line, without the pauses between them. */
import type { RoundSeen } from "./sightings";

export interface Segment {
  readonly began: number;
  readonly ended: number;
  readonly offset: number; // where it begins on the line
}
export interface Timeline {
  readonly segments: readonly Segment[];
  readonly length: number; // at least one millisecond
}

export function timelineOf(rounds: readonly Pick<RoundSeen, "began" | "ended">[], last: number): Timeline {
  let offset = 0;
  const segments = rounds.map(({ began, ended }) => {
    const segment = { began, ended: Math.max(began, ended ?? last), offset };
    offset += segment.ended - segment.began;
    return segment;
  });
  return { segments, length: Math.max(1, offset) };
}

/** Where an instant lies on the line; one between two rounds lies where they meet. */
export function offsetOf({ segments }: Timeline, at: number): number {
  const segment = segments.findLast(({ began }) => began <= at) ?? segments[0];
  return segment ? segment.offset + Math.max(0, Math.min(at, segment.ended) - segment.began) : 0;
}

/** The instant at a place on the line. */
export function instantAt({ segments }: Timeline, offset: number): number {
  const segment = segments.findLast((one) => one.offset <= offset) ?? segments[0];
  return segment ? Math.min(segment.ended, segment.began + offset - segment.offset) : 0;
}

const STEPS_S = [5, 10, 15, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600];

/** Round times to write below the line, six at most. */
export function ticksOf({ length }: Timeline, most = 6): number[] {
  const step =
    (STEPS_S.find((seconds) => length / (seconds * 1_000) < most) ?? Math.ceil(length / most / 1_000)) * 1_000;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, n) => n * step);
}
