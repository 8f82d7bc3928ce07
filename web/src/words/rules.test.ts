import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Rules } from "../protocol/types";
import { LANGUAGES } from "./languages";
import { baseOf, differing, ruleInWords, rulesTitle, slotsInWords } from "./rules";
import { bundleFor, sayIn } from "./speak";

const records = globSync("../tests/golden/records/*.jsonl");
const rules: Rules[] = records.map((path) => JSON.parse(readFileSync(path, "utf8").split("\n")[1] ?? "").event.rules);

test.each(LANGUAGES)("every slot of every rule set is said in %s", async (language) => {
  const bundle = await bundleFor(language);
  expect(rules.length).toBeGreaterThan(12);
  for (const one of rules) {
    const said = slotsInWords(one, (id, args) => sayIn(bundle, id, args));
    expect(said.length).toBeGreaterThan(8);
    for (const { title, value } of said) expect(`${title}: ${value}`).not.toMatch(/slot-|\{|undefined/);
  }
});

test("the words are those of the server", async () => {
  const bundle = await bundleFor("en");
  const classic = rules.find(({ name }) => name === "classic") as Rules;
  const said = slotsInWords(classic, (id, args) => sayIn(bundle, id, args));
  expect(said).toContainEqual({ title: "Calling", value: "Call, then point within 5 seconds" });
  expect(said).toContainEqual({ title: "Penalty", value: "One point, below zero if need be" });
});

test("nothing is said that cannot come up under the other rules", async () => {
  const bundle = await bundleFor("en");
  const told = (name: string) => {
    const one = rules.find((each) => each.name === name) as Rules;
    const slots = slotsInWords(one, (id, args) => sayIn(bundle, id, args));
    return new Map(slots.map(({ title, value }) => [title, value]));
  };
  expect(told("classic").get("Calls at the same time")).toBeDefined();
  expect(told("solitaire").get("Calls at the same time")).toBeUndefined();
  expect(told("solitaire").get("Calling")).not.toContain("first");
  expect(told("solitaire").get("End of the round")).not.toContain("all");
  expect(told("puzzle").get("Dealing")).toBeUndefined();
});

test.each(LANGUAGES)("rules are called by their text in %s: as their rule set, and changed if so", async (language) => {
  const bundle = await bundleFor(language);
  const voice = (id: string, args = {}) => sayIn(bundle, id, args);
  const title = rulesTitle("classic", voice);
  expect(rulesTitle("classic~layout.size-9", voice)).toContain(`${title}, `);
  expect(baseOf("classic~layout.size-9")).toBe("classic");
});

test("what differs between two rules is told in the order of the slots", async () => {
  const bundle = await bundleFor("en");
  const named = (name: string) => rules.find((one) => one.name === name) as Rules;
  const slots = differing(named("shuffle"), named("quick"));
  expect(slots).toEqual(["layout"]);
  expect(differing(named("quick"), named("quick"))).toEqual([]);
  const voice = (id: string, args = {}) => sayIn(bundle, id, args);
  const [told] = slotsInWords(named("shuffle"), voice, slots);
  expect(told && ruleInWords(told, voice)).toMatch(/^Layout: 12 cards; .*change places$/);
});
