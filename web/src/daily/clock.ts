/** The server's time, as far as this device knows it: its own clock may be set wrong, or be set while somebody plays. */
import { recall, remember } from "../settings/remember";

const KEY = "tercet.clock"; // how far the device's clock is behind the server's, in ms

let heard: { readonly now: number; readonly at: number } | null = null;

export function hearTime(now: number): void {
  heard = { now, at: performance.now() };
  remember(KEY, String(now - Date.now()));
}

/** Goes on by itself while the page is open, also where the device's clock is set back; and through sleep. */
export function serverNow(): number {
  const byDevice = Date.now() + (Number(recall(KEY)) || 0);
  return Math.round(heard ? Math.max(heard.now + performance.now() - heard.at, byDevice) : byDevice);
}

/** The date where this device is. */
export function dateHere(): string {
  const now = new Date();
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
