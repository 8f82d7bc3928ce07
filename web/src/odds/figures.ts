/** What the lab has found out: exact counts and a million games, made by `tercet lab figures`. */
import stored from "#figures";
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";
import { say } from "../words/speak";

export interface Chance {
  readonly odds: number | null; // layouts with a SET for each one without; null if there always was one
  readonly low: number | null;
  readonly high: number | null; // null: no limit is known
}
export interface Fresh {
  readonly cards: number;
  readonly odds: number | null;
  readonly sets: readonly number[] | null; // shares of all hands, by number of SETs
}
interface Figures {
  readonly printed: Readonly<Record<string, number>>;
  readonly fresh: readonly Fresh[];
  readonly games: number;
  readonly layouts: Readonly<Record<string, Chance>>;
  readonly stages: Readonly<Record<string, Chance>>;
}

export const figures: Figures = stored;

export const freshOf = (cards: number): Fresh | undefined => figures.fresh.find((each) => each.cards === cards);

/** “29.96”, “2,741”, “6.88T”: as many digits as one can take in. */
export const inFigures = (value: number): string =>
  new Intl.NumberFormat(localeOf(language.value), digits(value)).format(value);

function digits(value: number): Intl.NumberFormatOptions {
  if (value < 1e3) return { maximumSignificantDigits: 4 };
  return value < 1e9 ? { maximumFractionDigits: 0 } : { notation: "compact", maximumSignificantDigits: 4 };
}

/** “32.3”: the number to be expected. */
export const inTenths = (value: number): string =>
  new Intl.NumberFormat(localeOf(language.value), { maximumFractionDigits: 1 }).format(value);

/** “10M”: for an axis. */
export const inShort = (value: number): string =>
  new Intl.NumberFormat(localeOf(language.value), { notation: "compact" }).format(value);

/** “27.3 %” */
export const inPercent = (share: number): string =>
  new Intl.NumberFormat(localeOf(language.value), { style: "percent", maximumSignificantDigits: 3 }).format(share);

/** “29.96 : 1” */
export const toOne = (odds: number | null): string =>
  odds === null ? say("odds-always") : say("odds-to-one", { odds: inFigures(odds) });

/** “86.9 to 89.8” */
export function between({ low, high }: Chance): string {
  if (high === null) return say("odds-at-least", { low: inFigures(low ?? 0) });
  return say("odds-between", { low: inFigures(low ?? 0), high: inFigures(high) });
}
