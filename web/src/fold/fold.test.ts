import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seenEvent } from "../../test/events";
import type { Gathering, TableEvent } from "../protocol/types";
import { evolveTable } from "./gathering";

interface Vector {
  readonly events: readonly TableEvent[]; // of the table; those of a golden record follow, if one is named
  readonly record: string | null;
  readonly states: readonly string[];
}

const GOLDEN = new URL("../../../tests/golden/", import.meta.url).pathname;
const vectors = globSync("folds/*.json", { cwd: GOLDEN }).map((path) => path.slice("folds/".length, -".json".length));

/** Some text that is the same for equal states, whatever the order of their fields. */
const canonical = (state: unknown) =>
  JSON.stringify(state, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const digest = (state: Gathering) => createHash("sha256").update(canonical(state)).digest("hex").slice(0, 8);

function eventsOf({ events, record }: Vector): TableEvent[] {
  if (!record) return [...events];
  const lines = readFileSync(`${GOLDEN}records/${record}.jsonl`, "utf8").trim().split("\n").slice(1);
  return [...events, ...lines.map((line) => JSON.parse(line).event)];
}

test("there are vectors", () => expect(vectors.length).toBeGreaterThan(13));

test.each(vectors)("%s is remembered as the engine remembers it, event by event", (name) => {
  const vector: Vector = JSON.parse(readFileSync(`${GOLDEN}folds/${name}.json`, "utf8"));
  let gathering: Gathering | null = null;
  eventsOf(vector).forEach((event, n) => {
    gathering = evolveTable(gathering, seenEvent(event));
    expect(digest(gathering), `after event ${n}, ${event.type}`).toBe(vector.states[n]);
  });
});
