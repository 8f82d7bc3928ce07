/** Results that wait to be sent: they stay on this device until the server has answered, and arrive once. */
import { signal } from "@preact/signals";
import { ApiError } from "../api";
import { recall, remember } from "../settings/remember";
import { report, type Sheet } from "./api";

export interface Waiting {
  readonly competition: string;
  readonly session: string;
  readonly id: string;
  readonly game: number;
  readonly sheet: Sheet;
}

const KEY = "tercet.outbox";

function kept(): Waiting[] {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as Waiting[];
  } catch {
    return [];
  }
}

export const outbox = signal<readonly Waiting[]>(kept());

function keep(all: readonly Waiting[]): void {
  outbox.value = all;
  remember(KEY, JSON.stringify(all));
}

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Should it be tried again, or has the server said no? */
export const isAway = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === "offline" || error.code === "trouble" || /^http-5/.test(error.code);

type Send = typeof report;
let sending: Promise<ApiError | null> | null = null;

/** Put a result into the queue, and try to send everything. The answer is a refusal of this one, if there is one. */
export function post(one: Waiting, send: Send = report): Promise<ApiError | null> {
  keep([...outbox.value.filter((each) => each.game !== one.game || each.competition !== one.competition), one]);
  return flush(send);
}

/** Send what waits, one after the other, and stop at the first that does not get through. */
export function flush(send: Send = report): Promise<ApiError | null> {
  sending ??= sendAll(send).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(send: Send): Promise<ApiError | null> {
  let refusal: ApiError | null = null;
  for (let one = outbox.value[0]; one; one = outbox.value[0]) {
    try {
      await send(one.competition, one.session, one.id, one.game, one.sheet);
    } catch (error) {
      if (isAway(error)) return refusal;
      refusal = error as ApiError;
    }
    keep(outbox.value.filter((each) => each.id !== one.id));
  }
  return refusal;
}
