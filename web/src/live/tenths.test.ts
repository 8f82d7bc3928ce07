import { expect, test } from "vitest";
import { choose } from "../settings/settings";
import { tenths } from "./tenths";

test.each([
  ["en", "4.6", "0.0"],
  ["fr", "4,6", "0,0"],
  ["es", "4,6", "0,0"],
  ["de", "4,6", "0,0"],
] as const)("in %s the seconds that run down are written as %s", (language, running, over) => {
  choose({ language });
  expect(tenths(4.56)).toBe(running);
  expect(tenths(0)).toBe(over);
});
