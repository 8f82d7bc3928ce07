import { expect, test } from "vitest";
import { TableClock } from "./clock";

test("the message that was quickest tells best what the table's clock shows", () => {
  const clock = new TableClock();
  clock.hear(10_000, 500); // 40 ms late
  clock.hear(11_000, 1_460); // at once
  clock.hear(12_000, 2_700); // 240 ms late
  expect(clock.now(3_000)).toBe(12_540);
});

test("the clock of a paused table stands still, and goes on from there", () => {
  const clock = new TableClock();
  clock.hear(10_000, 0);
  clock.stop(10_000);
  expect(clock.now(7_000)).toBe(10_000);
  clock.forget();
  clock.hear(10_000, 8_000);
  expect(clock.now(8_500)).toBe(10_500);
});
