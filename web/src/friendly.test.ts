import { expect, test } from "vitest";
import { friendlyName } from "./friendly";
import { LANGUAGES } from "./words/languages";
import { bundleFor, sayIn } from "./words/speak";

const NAMES = ["Otter", "Owl"];

test("nobody at the table has the name that is given, however it is written", () => {
  expect(friendlyName(NAMES, ["OTTER", "Ada"], () => 0)).toBe("Owl");
  expect(friendlyName(NAMES, [], () => 0.99)).toBe("Owl");
});

test("where all names are taken they are numbered", () => {
  expect(friendlyName(NAMES, ["Otter", "Owl", "Otter 2"], () => 0)).toBe("Owl 2");
});

test.each(LANGUAGES)(
  "in %s there are enough of them, all different, and short enough for the strip",
  async (language) => {
    const names = sayIn(await bundleFor(language), "friendly-names").split(", ");
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(24);
    expect(names.filter((name) => name.length > 12 || name !== name.trim())).toEqual([]);
  },
);
