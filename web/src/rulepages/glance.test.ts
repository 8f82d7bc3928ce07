import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Rules } from "../protocol/types";
import { slotsToTell } from "../rules/bearing";
import { compared } from "./glance";

const records = globSync("../tests/golden/records/*.jsonl");
const all: Rules[] = records.map((path) => JSON.parse(readFileSync(path, "utf8").split("\n")[1] ?? "").event.rules);
const rules = (wanted: string) => all.find(({ name }) => name === wanted) as Rules;

test("rules compared with themselves differ in nothing", () => {
  expect(all.length).toBeGreaterThan(12);
  for (const each of all) expect(compared(each, each).different).toEqual([]);
});

test("every question that comes up is either as in the box or different", () => {
  for (const each of all) {
    const { alike, different } = compared(each, rules("classic"));
    expect([...alike, ...different].toSorted()).toEqual(slotsToTell(each).toSorted());
  }
});

test("quick differs from the box in how one claims, and not in what one finds", () => {
  const { alike, different } = compared(rules("quick"), rules("classic"));
  expect(different).toContain("calling");
  expect(alike).toContain("pattern");
});
