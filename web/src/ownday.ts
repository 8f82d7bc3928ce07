/** The competition in which this device plays under a number, so that a game on screens leads back to it. */
import { recall, remember } from "./settings/remember";

const KEY = "tercet.day";
const KEPT_MS = 12 * 3_600_000; // as long as a day may take

/** The address of somebody's own page, unless that was on another day. */
export function ownDay(now = Date.now()): string | null {
  const [path = "", at] = (recall(KEY) ?? "").split(" ");
  return /^\/c\/[^/]+\/player\/\d+$/.test(path) && now - Number(at) < KEPT_MS ? path : null;
}

export const keepOwnDay = (competition: string, number: number, now = Date.now()): void =>
  remember(KEY, `/c/${competition}/player/${number} ${now}`);
