/** What is played for against the clock: so many finds, or as many as one can in so many minutes. */

export interface Aim {
  readonly by: "finds" | "minutes";
  readonly count: number;
}

export const AIMS: readonly Aim[] = [
  { by: "finds", count: 10 },
  { by: "finds", count: 20 },
  { by: "finds", count: 30 },
  { by: "minutes", count: 1 },
  { by: "minutes", count: 5 },
  { by: "minutes", count: 10 },
];
export const FIRST_AIM: Aim = { by: "finds", count: 10 };

const MINUTE_MS = 60_000;

/** “finds-10”: what its best is kept under. */
export const nameOf = ({ by, count }: Aim): string => `${by}-${count}`;

/** The aim of that name, if there is one. */
export const aimNamed = (name: string): Aim | null => AIMS.find((aim) => nameOf(aim) === name) ?? null;

/** When the clock ends it; never, where finds do. */
export const limitOf = ({ by, count }: Aim): number =>
  by === "minutes" ? count * MINUTE_MS : Number.POSITIVE_INFINITY;

/** How many finds end it; where the clock does, none. */
export const goalOf = ({ by, count }: Aim): number => (by === "finds" ? count : Number.POSITIVE_INFINITY);
