/** Who leaves this device takes along what they have done on it: the next person starts afresh. */
import { forgetKey, recallKeys } from "../settings/remember";
import { WAITING } from "./shelf";

/** What tells something about the person: their play, their names, and whom they met. */
const THEIRS = [
  WAITING,
  "tercet.daily.",
  "tercet-daily", // of an older Tercet
  "tercet.clock.", // runs against the clock; `tercet.clock` is the device's own clock
  "tercet.course",
  "tercet.drills",
  "tercet.slow",
  "tercet-played-last",
  "tercet.name",
  "tercet.given",
  "tercet.device",
  "tercet.table",
  "tercet.together",
  "tercet.muted",
];

/** What stays: how the device is set, and what a competition needs that is run from it. */
const STAYS = [
  "tercet.settings",
  "tercet.clock",
  "tercet.sending",
  "tercet.try",
  "tercet.links",
  "tercet.outbox",
  "tercet.day",
  "tercet.play.",
  "tercet.tables.",
  "tercet.printed.",
  "tercet.reprint",
  "tercet.paper",
];

const begins = (key: string, those: readonly string[]) =>
  those.some((each) => (/[.]$/.test(each) || each === "tercet-daily" ? key.startsWith(each) : key === each));

export const isTheirs = (key: string): boolean => begins(key, THEIRS);
export const stays = (key: string): boolean => begins(key, STAYS);

export function forgetPlay(): void {
  for (const key of recallKeys().filter(isTheirs)) forgetKey(key);
}
