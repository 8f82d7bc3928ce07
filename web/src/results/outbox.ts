/** Results of play alone on their way to the server: they stay on this device until it has answered. */
import { signal } from "@preact/signals";
import { ApiError, ask } from "../api";
import { newId } from "../ids";
import { beSomebody, knownName, nameNow } from "../who";
import type { Kept, Kind, Made, OfKind, Result } from "./kinds";
import { inOneTab } from "./one-tab";
import { pause, type Refused, type Sent, sendAll } from "./sending";
import { shelfIn } from "./shelf";
import { storageHere } from "./storage";

const storage = storageHere();
const shelf = shelfIn(storage);

/** How many wait for a connection. */
export const waiting = signal(shelf.all().length);
/** Those that the server has refused: they are told once, and never sent again. */
export const refused = signal<readonly Refused[]>([]);
/** Those that the server has taken since the page was opened. */
export const sent = signal<readonly Kept[]>([]);

/** Keep a result on this device, and send it when there is a connection. The same id twice has one effect. */
export function post(result: Result, id: string = newId()): Promise<void> {
  shelf.put({ id, result });
  waiting.value = shelf.all().length;
  return flush();
}

let sending: Promise<void> | null = null;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Send what waits. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  sending ??= inOneTab(storage, () => sendAll(shelf, put))
    .then((done) => note(done ?? { kept: [], refused: [], waiting: shelf.all().length }))
    .finally(() => {
      sending = null;
    });
  return sending;
}

function note(done: Sent): void {
  sent.value = [...sent.value, ...done.kept];
  refused.value = [...refused.value, ...done.refused];
  waiting.value = done.waiting;
  tries = done.waiting && !done.kept.length ? tries + 1 : 0;
  if (done.waiting) timer = setTimeout(() => void flush(), pause(tries));
}

/** Send one; whoever has no name yet becomes a guest, as everywhere. */
async function put(made: Made): Promise<Kept> {
  if (!nameNow()) await beSomebody("");
  try {
    return await putOnce(made);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "who-are-you") throw error;
    await beSomebody(knownName.value);
    return putOnce(made);
  }
}

const putOnce = ({ id, result }: Made) => ask<Kept>("PUT", `/me/results/${id}`, { result });

/** What this player has: the server's newest first, and before them those that still wait on this device. */
export async function ownResults<K extends Kind>(kind: K): Promise<(Made<OfKind<K>> | Kept<OfKind<K>>)[]> {
  const kept = knownName.value
    ? await ask<Kept<OfKind<K>>[]>("GET", `/me/results?kind=${kind}`).catch(nothingOfStrangers)
    : [];
  const known = new Set(kept.map((each) => each.id));
  return [...waitingOf(kind).filter((each) => !known.has(each.id)), ...kept];
}

/** Those that wait on this device. */
export const waitingOf = <K extends Kind>(kind: K): Made<OfKind<K>>[] =>
  shelf.all().filter((each): each is Made<OfKind<K>> => each.result.kind === kind);

function nothingOfStrangers(error: unknown): never[] {
  if (error instanceof ApiError && error.code === "who-are-you") return [];
  throw error;
}

addEventListener("online", () => void flush());
addEventListener("storage", () => {
  waiting.value = shelf.all().length; // another tab has put or sent some
});
