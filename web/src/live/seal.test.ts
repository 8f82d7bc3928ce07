import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { MatchEvent } from "../protocol/types";
import { checkSeals } from "./seal";
import { sha256 } from "./sha256";

test.each(["", "abc", "é€", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(1000)])(
  "sha256 of %j",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  },
);

const path = new URL("../../../tests/golden/records/passing-deal.jsonl", import.meta.url);
const lines = readFileSync(path, "utf8").trim().split("\n").slice(1);
const events: MatchEvent[] = lines.map((line) => JSON.parse(line).event);

test("the decks of a golden record are what they were sealed as", () => {
  const { rounds, good } = checkSeals(events, []);
  expect(good).toBe(true);
  expect(rounds).toBeGreaterThan(0);
});

test("a deck in another order, or another seal than the one that was shown, is noticed", () => {
  const swapped = events.map((event) =>
    event.type === "DeckShown" ? { ...event, deck: event.deck.toReversed() } : event,
  );
  expect(checkSeals(swapped, []).good).toBe(false);
  expect(checkSeals(events, ["5ea1"]).good).toBe(false);
});
