/** What this device remembers of the drills: the level of each, and how the last goes went. */
import { LEVELS, middle, type Outcome } from "./adapt";
import { DRILLS, type Drill } from "./kinds";

/** One go at a drill. */
export interface Went {
  readonly day: string;
  readonly right: number;
  readonly of: number;
  readonly ms: number | null; // the middle of the right ones
  readonly level: number; // at its end
}

export interface Known {
  readonly level: number;
  readonly went: readonly Went[]; // the oldest first
}
export type Progress = Readonly<Record<Drill, Known>>;

const NOTHING: Known = { level: 1, went: [] };
const MOST = 20;

const isFigure = (figure: unknown): figure is number =>
  typeof figure === "number" && Number.isFinite(figure) && figure >= 0;

function isWent(one: unknown): one is Went {
  const { day, right, of, ms, level } = { ...(one as Partial<Went> | null) };
  return typeof day === "string" && [right, of, level].every(isFigure) && (ms === null || isFigure(ms));
}

function known(one: unknown): Known {
  const { level, went } = { ...(one as Partial<Known> | null) };
  const usable = isFigure(level) && level >= 1 && level < LEVELS + 1;
  return { level: usable ? level : 1, went: Array.isArray(went) ? went.filter(isWent).slice(-MOST) : [] };
}

/** What was remembered; what is not understood is as at first. */
export function readProgress(text: string | null): Progress {
  const stored = parsed(text);
  return Object.fromEntries(DRILLS.map((drill) => [drill, stored[drill] ? known(stored[drill]) : NOTHING])) as Progress;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** With the level of the moment. */
export const withLevel = (progress: Progress, drill: Drill, level: number): Progress => ({
  ...progress,
  [drill]: { ...progress[drill], level },
});

/** With a go that is over. */
export function withGo(
  progress: Progress,
  drill: Drill,
  done: readonly Outcome[],
  level: number,
  day: string,
): Progress {
  const right = done.filter((each) => each.right);
  const went = { day, right: right.length, of: done.length, ms: middle(right.map(({ ms }) => ms)), level };
  return { ...progress, [drill]: { level, went: [...progress[drill].went, went].slice(-MOST) } };
}

/** How long somebody usually takes: the middle of the middles of the last goes. */
export const usual = ({ went }: Known): number | null =>
  middle(went.slice(-5).flatMap(({ ms }) => (ms === null ? [] : [ms])));
