/** A result as text to send to others: nothing in it helps with the puzzle. */
import type { Voice } from "../words/cards";
import { clock, isSolved, type Search, type Solving, secondsEach } from "./solving";

export const titleOf = ({ size, number }: Solving, voice: Voice): string =>
  voice(size === "full" ? "daily-number" : "daily-small-number", { number: String(number) });

/** How it went, in a few words. */
export function howItWent(over: Search, voice: Voice): string {
  const { finds, sets, helps } = over;
  if (!isSolved(over)) return voice("daily-gave-up", { found: finds.length, sets });
  return helps ? voice("daily-with-help", { count: helps }) : voice("daily-clean");
}

export function shareText(over: Solving, row: number, link: string, voice: Voice): string {
  const told = [isSolved(over) ? clock(over.ms ?? 0) : "", howItWent(over, voice)].filter(Boolean).join(" · ");
  const each = secondsEach(over.finds).join(" · ");
  const lines = [
    `Tercet: ${titleOf(over, voice)}`,
    told,
    ...(each ? [voice("daily-seconds-each", { seconds: each })] : []),
    ...(row > 1 ? [voice("daily-streak", { days: row })] : []),
    link,
  ];
  return lines.join("\n");
}
