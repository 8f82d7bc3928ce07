/** Results that wait to be sent: they stay on this device until the server has answered, and arrive once. */
import { signal } from "@preact/signals";
import { ApiError } from "../api";
import { recall, remember } from "../settings/remember";
import { type Report, report } from "./api";

export { newId } from "../ids";

export interface Waiting extends Report {
  readonly competition: string;
  readonly session: string;
  readonly id: string;
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

const LATER = ["offline", "trouble", "not-begun"]; // a phone that was away may be ahead of the coordinator

/** Should it be tried again, or has the server said no? */
export const isAway = (error: unknown): boolean =>
  !(error instanceof ApiError) || LATER.includes(error.code) || /^http-5/.test(error.code);

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
      const { competition, session, id, ...said } = one;
      await send(competition, session, id, said);
    } catch (error) {
      if (isAway(error)) return refusal;
      refusal = error as ApiError;
    }
    keep(outbox.value.filter((each) => each.id !== one.id));
  }
  return refusal;
}
