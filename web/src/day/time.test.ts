import { expect, test } from "vitest";
import type { Day, Game } from "./api";
import { clockTime, currentSlot, timeOf, wallClock } from "./time";

const TEN = Date.UTC(2026, 10, 21, 9, 0); // in the hall, one hour ahead of UTC
const slot = { slot: 2, planned: TEN, begins: TEN, ends: TEN + 20 * 60_000, began: true };
const day = { clock: { ahead: 60, slots: [slot], current: 2 } } as unknown as Day;

test("times are those of the clock in the hall, wherever the device is", () => {
  expect(clockTime(TEN, 60)).toBe("10:00");
  expect(clockTime(TEN, -300)).toBe("04:00");
  expect(timeOf(day, { begins: TEN + 40 * 60_000 } as Game)).toBe("10:40");
});

test("without a place, times are those of the device", () => {
  const here = new Date(TEN);
  expect(clockTime(TEN, null)).toBe(`${`${here.getHours()}`.padStart(2, "0")}:00`);
});

test("a game that is called has no time, and the slot of now is found", () => {
  expect(timeOf(day, { begins: null } as Game)).toBe("");
  expect(timeOf(day, null)).toBe("");
  expect(currentSlot(day)?.ends).toBe(TEN + 20 * 60_000);
  expect(currentSlot({} as Day)).toBeUndefined();
});

const MINUTE = 60_000;

test("the wall shows what is left of the game, also a little below zero, then when the next begins", () => {
  const next = { slot: 3, planned: null, begins: TEN + 45 * MINUTE, ends: TEN + 65 * MINUTE, began: false };
  const two = { clock: { ahead: 60, slots: [slot, next], current: 2 } } as unknown as Day;
  expect(wallClock(two, TEN + 7 * MINUTE + 12_000)).toEqual({ label: "day-left", text: "12:48" });
  expect(wallClock(two, TEN + 21 * MINUTE)).toEqual({ label: "day-left", text: "−1:00" });
  expect(wallClock(two, TEN + 35 * MINUTE)).toEqual({ label: "day-begins", text: "10:00" });
  expect(wallClock(two, TEN + 50 * MINUTE)).toEqual({ label: "", text: "10:50" });
});

test("while the clock is stopped, no time passes on the wall", () => {
  const clock = { ahead: 60, slots: [slot], current: 2, paused: TEN + 5 * MINUTE };
  const stopped = { clock } as unknown as Day;
  expect(wallClock(stopped, TEN + 7 * MINUTE)).toEqual({ label: "day-paused", text: "15:00" });
  expect(wallClock(stopped, TEN + 90 * MINUTE)).toEqual({ label: "day-paused", text: "15:00" });
});

test("without times the wall shows the time of day", () => {
  expect(wallClock({ clock: { ahead: 0, slots: [], current: 0 } } as unknown as Day, TEN)).toEqual({
    label: "",
    text: "09:00",
  });
});
