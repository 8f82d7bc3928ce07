/** What is asked of the server about daily puzzles. */
import { ApiError, ask } from "../api";
import type { DailyResult, Kept, Made, Size } from "../results/kinds";
import { ownResults } from "../results/outbox";
import { save } from "../save";
import { language } from "../settings/settings";
import { beSomebody, knownName, nameNow } from "../who";
import type { PuzzleAddress } from "./addresses";
import { type Day, dayFor } from "./calendar";
import { dateHere, hearTime, serverNow } from "./clock";
import { cardsOf, keepCards } from "./kept";
import type { Puzzle } from "./solving";

interface PuzzleTold extends Puzzle {
  readonly now: number;
}
export interface Others {
  readonly people: number;
  readonly columns: readonly { readonly below_s: number | null; readonly people: number }[];
  readonly faster: number | null;
}

/** Get a puzzle; without a connection, one that this device has seen. */
export async function fetchPuzzle({ size, day }: PuzzleAddress): Promise<Puzzle> {
  const path = day ? `/daily/${day}?size=${size}` : `/daily?here=${dateHere()}&size=${size}`;
  try {
    const { now, ...puzzle } = await ask<PuzzleTold>("GET", path);
    hearTime(now);
    keepCards(puzzle);
    return puzzle;
  } catch (error) {
    const kept = isOffline(error) && cardsOf(size, day ?? dayFor(dateHere(), serverNow()));
    if (kept) return kept;
    throw error;
  }
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === "offline";

/** All results of this player; null without a connection. */
export const fetchOwn = (): Promise<(Made<DailyResult> | Kept<DailyResult>)[] | null> =>
  ownResults("daily").catch(() => null);

/** How others did; null while that is not to be had. */
export const fetchOthers = (size: Size, day: Day): Promise<Others | null> =>
  ask<Others>("GET", `/daily/${day}/others?size=${size}`).catch(() => null);

/** The sheet with this puzzle, as PDF. */
export async function print({ size, day, number }: Puzzle): Promise<void> {
  const body = JSON.stringify({ lang: language.value, daily: size, occasion: { date: day } });
  const order = () =>
    fetch("/api/papers/daily-puzzle", { method: "POST", headers: { "content-type": "application/json" }, body });
  if (!nameNow()) await beSomebody("");
  let answer = await order().catch(() => null);
  if (answer?.status === 401) {
    await beSomebody(knownName.value);
    answer = await order().catch(() => null);
  }
  if (!answer) throw new ApiError("offline");
  if (!answer.ok) throw new ApiError((await answer.json().catch(() => ({}))).code ?? `http-${answer.status}`);
  save(await answer.blob(), `tercet-${number}.pdf`);
}
