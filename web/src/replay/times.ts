/** Times as people read them: 2:14, 1.9 s, 1 min 1 s. */
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";

export function clock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long something took: tenths below ten seconds, where they matter; hundredths for what was close. */
export function lasting(ms: number, digits = ms < 9_950 ? 1 : 0): string {
  const seconds = ms / 1_000;
  if (seconds < 59.5) return `${number(seconds, digits)}\u00a0s`;
  const whole = Math.round(seconds);
  const rest = whole % 60;
  return `${Math.floor(whole / 60)}\u00a0min${rest > 0 ? ` ${rest}\u00a0s` : ""}`;
}

const number = (value: number, digits: number): string =>
  new Intl.NumberFormat(localeOf(language.value), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
