/** Figures in the language of the moment. */
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";
import { has, say } from "../words/speak";

const SECOND = 1000;

const figure = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(localeOf(language.value), options).format(value);

/** “4.6”: of a time in ms, for a chart. */
export const inSeconds = (ms: number): string =>
  figure(ms / SECOND, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** “4.6 s”; a dash where there is none. */
export const seconds = (ms: number | null): string =>
  ms === null ? "–" : say("stats-seconds", { value: inSeconds(ms) });

/** “94.5 %” */
export const percent = (share: number): string => figure(share, { style: "percent", maximumFractionDigits: 1 });

/** For an axis. */
export const plain = (value: number): string => figure(value, { maximumFractionDigits: 1 });

/** Custom rules have no name. */
export const ruleSetName = (name: string): string =>
  has(`rule-set-${name}`) ? say(`rule-set-${name}`) : say("rule-set-own");

export const day = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(language.value), { day: "numeric", month: "short" }).format(at);

/** “3:07”, or “1:03:07”. */
export function clock(ms: number): string {
  const all = Math.round(ms / SECOND);
  const parts = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, n) => (n ? String(part).padStart(2, "0") : String(part))).join(":");
}
