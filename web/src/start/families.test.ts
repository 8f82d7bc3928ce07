import { expect, test } from "vitest";
import type { Family, RuleSet } from "../api";
import { inFamilies } from "./families";

const set = (name: string, family: Family) => ({ name, family }) as RuleSet;

test("the box comes first, then more finds, bigger decks, and memory and speed; empty families are left out", () => {
  const sets = [set("quick", "quick"), set("mega", "decks"), set("ultra", "finds"), set("classic", "box")];
  expect(inFamilies(sets).map(({ family }) => family)).toEqual(["box", "finds", "decks", "quick"]);
  expect(inFamilies(sets.slice(0, 1)).map(({ family }) => family)).toEqual(["quick"]);
});
