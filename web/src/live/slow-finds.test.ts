import { afterEach, expect, test, vi } from "vitest";
import { slowLayouts } from "../drills/keep-slow";
import { open } from "../play/round";
import type { Gathering, SetTaken } from "../protocol/types";
import { cameAfter, noteFind, together } from "./slow-finds";

const CARDS = "3pdh 3poh 2goh 1rde 2gof 3gsf 1rsh 2psf 3gdf 3pde 2rde 3rde".split(" ");
const taken = (by: string, at: number): SetTaken => ({
  ...{ type: "SetTaken", by, at, cards: ["1rde", "2rde", "3rde"], kept: [], gone: [], points: 1 },
});
const lying = (hinted: string[] = []) =>
  ({ match: { table: { layout: open(CARDS).layout, hinted } } }) as unknown as Gathering;

/** A device that remembers. */
function device(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
}
afterEach(() => vi.unstubAllGlobals());

test("an own find that took long is kept with its layout; a quick, a hinted and another's one are not", () => {
  device();
  const came = cameAfter(new Map(), [], CARDS, 1_000);
  noteFind(came, "ada", lying(), taken("bot", 40_000));
  noteFind(came, "ada", lying(), taken("ada", 5_900));
  noteFind(came, "ada", lying(["2rde"]), taken("ada", 40_000));
  noteFind(new Map(), "ada", lying(), taken("ada", 40_000));
  expect(slowLayouts()).toEqual([]);
  noteFind(came, "ada", lying(), taken("ada", 40_000));
  expect(slowLayouts()).toMatchObject([{ cards: CARDS, set: ["1rde", "2rde", "3rde"], ms: 39_000, quick: 0 }]);
});

const dealt = cameAfter(new Map(), [], ["1rof", "2rof", null], 1_000);

test("a find takes from the moment its last card came", () => {
  const later = cameAfter(dealt, ["1rof", "2rof", null], ["1rof", "2rof", "3rof"], 9_000);
  expect(together(later, ["1rof", "2rof"])).toBe(1_000);
  expect(together(later, ["1rof", "2rof", "3rof"])).toBe(9_000);
});

test("cards that lay there before this page was opened have no time, and those that went are forgotten", () => {
  const arrived = cameAfter(new Map(), ["1rof", "2rof"], ["1rof", "3rof"], 5_000);
  expect(together(arrived, ["1rof", "3rof"])).toBeNull();
  expect(together(arrived, ["3rof"])).toBe(5_000);
  expect(together(cameAfter(dealt, ["1rof", "2rof", null], ["2rof"], 9_000), ["1rof"])).toBeNull();
});
