import { language } from "../settings/settings";
import { localeOf } from "../words/languages";

const TENTHS: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };

/** “4.6” seconds, or “4,6” where people write a comma. */
export const tenths = (seconds: number): string =>
  new Intl.NumberFormat(localeOf(language.value), TENTHS).format(seconds);

/** “1:05”: minutes and seconds. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
