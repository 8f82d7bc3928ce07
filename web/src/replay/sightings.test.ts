import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { MatchEvent } from "../protocol/types";
import { differing, sightings } from "./sightings";

const GOLDEN = new URL("../../../tests/golden/", import.meta.url).pathname;
const vectors = globSync("sightings/*.json", { cwd: GOLDEN }).map((path) => path.slice("sightings/".length, -5));

const eventsOf = (name: string): MatchEvent[] =>
  readFileSync(`${GOLDEN}records/${name}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => JSON.parse(line).event);

test("there is a vector of every golden record", () => {
  expect(vectors.length).toBe(globSync("records/*.jsonl", { cwd: GOLDEN }).length);
});

test.each(vectors)("%s: found, unseen and close calls are those that the engine's own record tells", (name) => {
  expect(sightings(eventsOf(name))).toEqual(JSON.parse(readFileSync(`${GOLDEN}sightings/${name}.json`, "utf8")));
});

test("differing features are counted for a SET and for four of four values, and for nothing else", () => {
  expect(differing(["1rof", "2gsh", "3pde"])).toBe(4);
  expect(differing(["1rof", "1rsf", "1rdf"])).toBe(1);
  expect(differing(["1rof", "2gsh", "3pde", "1rsf"])).toBeNull();
  expect(differing([])).toBeNull();
});
