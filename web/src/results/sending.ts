/** Sending results: each is sent until the server has answered. Pure, but for what is passed in. */
import { ApiError } from "../api";
import type { Kept, Made } from "./kinds";

/** Where results wait: each by itself, so that two tabs never overwrite each other's. */
export interface Shelf {
  all(): Made[];
  put(made: Made): void;
  remove(id: string): void;
}
export interface Refused extends Made {
  readonly error: ApiError;
}
export interface Sent {
  readonly kept: readonly Kept[];
  readonly refused: readonly Refused[];
  readonly waiting: number;
}

const LATER = ["offline", "trouble", "too-many-requests", "too-many-guests", "our-mistake"];

/** May it get through later, or has the server said no? */
export const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || LATER.includes(error.code) || /^http-(?!4)/.test(error.code);

/**
 * Send everything that waits, one after the other. What is refused is taken off and reported, and does not hold up the
 * others; when one does not get through, the rest waits too.
 */
export async function sendAll(shelf: Shelf, send: (made: Made) => Promise<Kept>): Promise<Sent> {
  const kept: Kept[] = [];
  const refused: Refused[] = [];
  for (let made = shelf.all()[0]; made; made = shelf.all()[0]) {
    try {
      kept.push(await send(made));
    } catch (error) {
      if (isForLater(error)) break;
      refused.push({ ...made, error: error as ApiError });
    }
    shelf.remove(made.id);
  }
  return { kept, refused, waiting: shelf.all().length };
}

/** How long to wait before trying again, in ms: longer each time, up to five minutes. */
export const pause = (tries: number): number => Math.min(300_000, 5_000 * 2 ** tries);
