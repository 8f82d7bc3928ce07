import { expect, test } from "vitest";
import { REST_MS, rests } from "./rest";

const soon = REST_MS - 1;

test("a press that was meant as a call is no answer", () => {
  for (const saying of ["Point", "Rule", "NameFirst", "TakePoint"] as const) {
    expect(rests(saying, { from: "Searching", at: 0 }, soon)).toBe(true);
    expect(rests(saying, { from: "Searching", at: 0 }, REST_MS)).toBe(false);
  }
});

test("a press that was meant as a verdict is no call", () => {
  expect(rests("Call", { from: "Pointed", at: 0 }, soon)).toBe(true);
  expect(rests("Call", { from: "Pointed", at: 0 }, REST_MS)).toBe(false);
});

test("nobody waits for a call where nothing else could have been pressed", () => {
  expect(rests("Call", { from: "Called", at: 0 }, 1)).toBe(false);
  expect(rests("Withdraw", { from: "Searching", at: 0 }, 1)).toBe(false);
});
