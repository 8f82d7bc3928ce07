/** The addresses of a competition: its own page, and those that are printed on paper below it. */

export const SPECIAL = ["judge", "player", "desk", "projector", "coordinator"] as const;
export type LinkKind = (typeof SPECIAL)[number];
export interface DayAddress {
  readonly competition: string;
  /** Which page: "" is the competition's own. */
  readonly page: string;
  /** The rest: a number, or the code of a slip. */
  readonly which: string;
}

const ADDRESS =
  /^\/c\/([A-Za-z0-9_-]+)(?:\/(player|table|judge|game)\/([^/]+)|\/(desk|projector|coordinator|ceremony|enter))?\/?$/;

/** What an address asks for; null if it is no page of a competition. */
export function dayAddress(path: string): DayAddress | null {
  const found = ADDRESS.exec(path);
  return found?.[1] ? { competition: found[1], page: found[2] ?? found[4] ?? "", which: found[3] ?? "" } : null;
}

/** The secret of a link: after the #, so that it is sent to nobody by just looking at the page. */
export function secretIn(hash: string): string | null {
  return /^#([A-Za-z0-9_-]{22})$/.exec(hash)?.[1] ?? null;
}

export const isLink = (page: string): page is LinkKind => (SPECIAL as readonly string[]).includes(page);

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXY";

/** The game of a slip's code; null if a letter is wrong (see paper/codes.py). */
export function gameOf(code: string): number | null {
  const digits = [...code.trim().toUpperCase()].map((letter) => LETTERS.indexOf(letter));
  if (digits.length !== 4 || digits.includes(-1)) return null;
  const check = digits.pop();
  const sum = digits.reduce((all, digit, at) => all + (at + 2) * digit, 0);
  return sum % LETTERS.length === check ? digits.reduce((all, digit) => all * LETTERS.length + digit, 0) : null;
}
