/** The rules that were played last on this device, the latest first. */
import { recall, remember } from "../settings/remember";

const KEY = "tercet-played-last";
const MOST = 3;

export const playedLast = (): string[] => (recall(KEY) ?? "").split(" ").filter((name) => name !== "");

export function rememberPlayed(name: string): void {
  remember(KEY, [name, ...playedLast().filter((one) => one !== name)].slice(0, MOST).join(" "));
}
