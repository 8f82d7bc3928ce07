import { language } from "../settings/settings";
import { localeOf } from "../words/languages";

/** A day such as 2027-02-14 in words. */
export function written(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: "long" }).format(
    new Date(year, month - 1, date),
  );
}
