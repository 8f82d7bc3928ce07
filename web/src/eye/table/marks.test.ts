import { expect, test } from "vitest";
import { sightOf } from "../../../test/sights";
import { corrected, removed, type Still } from "../page/still";
import { marked } from "./marks";

const still = (...codes: string[]): Still => ({
  width: 100,
  height: 80,
  sight: sightOf(),
  spots: codes.map((code, id) => ({
    id,
    card: code.replace("?", ""),
    sure: !code.endsWith("?"),
    others: [],
    corners: null,
  })),
});

test("each card is said with how well it was seen, or that a person corrected it", () => {
  const first = still("1rof", "2rof?", "3rof?", "1gsh?");
  const now = corrected(corrected(first, 1, "2rof"), 2, "3roe"); // one was right, the other not
  expect(marked(first, now.spots)).toEqual([
    ["1rof", "sure"],
    ["2rof", "sure"],
    ["3roe", "corrected"],
    ["1gsh", "unsure"],
  ]);
});

test("a card that was added by hand is one that a person corrected, and each is said once", () => {
  const first = still("1rof", "2rof");
  const spots = [...removed(first, 1).spots, { id: 7, card: "3rof", sure: true, others: [], corners: null }];
  expect(marked(first, spots)).toEqual([
    ["1rof", "sure"],
    ["3rof", "corrected"],
  ]);
  expect(marked(first, [...first.spots, ...first.spots])).toHaveLength(2);
});
