/** Days and months in words: days of the calendar, wherever the reader is. */
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";
import type { Day } from "./calendar";

const format =
  (options: Intl.DateTimeFormatOptions) =>
  (day: Day): string =>
    new Intl.DateTimeFormat(localeOf(language.value), { ...options, timeZone: "UTC" }).format(new Date(day));

/** “15 November” */
export const dayInWords = format({ day: "numeric", month: "long" });
/** “Sunday 15 November 2026” */
export const wholeDay = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** “November 2026” */
export const monthInWords = format({ month: "long", year: "numeric" });
/** “S”, and “Sunday” */
export const weekdayShort = format({ weekday: "narrow" });
export const weekday = format({ weekday: "long" });
/** “15 Nov, 13:00”, where the reader is. */
export const momentInWords = (ms: number): string =>
  new Intl.DateTimeFormat(localeOf(language.value), {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(ms);
