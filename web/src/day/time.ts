/** Times of day as the clock in the hall shows them. */
import { language } from "../settings/settings";
import type { Day, Game, SlotTime } from "./api";
import { minutesOf } from "./judge/steps";

const MINUTE = 60_000;

/** “10:40”: on the clock of the hall, or of this device if nobody has said where the hall is. */
export function clockTime(at: number, ahead: number | null | undefined): string {
  const local = ahead === null || ahead === undefined;
  const shown = new Intl.DateTimeFormat(language.value, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(local ? {} : { timeZone: "UTC" }),
  });
  return shown.format(local ? at : at + ahead * MINUTE);
}

/** When a game begins, as text; empty if that is not known. */
export function timeOf(day: Day, game: Game | null | undefined): string {
  const at = game?.begins;
  return at === null || at === undefined ? "" : clockTime(at, day.clock?.ahead);
}

/** The slot that is played now, with its times. */
export function currentSlot(day: Day): SlotTime | undefined {
  return day.clock?.slots.find((each) => each.slot === day.clock?.current);
}

/** Milliseconds that the games of a slot still have; while the clock is stopped, none pass. */
export const leftIn = (day: Day, slot: SlotTime, now: number): number => slot.ends - (day.clock?.paused ?? now);

const SOON = 60 * MINUTE;
const LATE = -10 * MINUTE;

/** What the clock on the wall shows: the time left in this game, or until the next one, or the time of day. */
export function wallClock(
  day: Day,
  now: number,
): { label: "day-left" | "day-paused" | "day-begins" | ""; text: string } {
  const slot = currentSlot(day);
  const left = slot ? leftIn(day, slot, now) : LATE;
  if (slot && typeof day.clock?.paused === "number") return { label: "day-paused", text: minutesOf(left) };
  if (left > LATE) return { label: "day-left", text: minutesOf(left) };
  const next = day.clock?.slots.find((each) => !each.began && each.begins > now);
  if (next && next.begins - now < SOON) return { label: "day-begins", text: minutesOf(next.begins - now) };
  return { label: "", text: clockTime(now, day.clock?.ahead) };
}
