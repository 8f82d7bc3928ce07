import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SeenCard } from "./look";
import { plainMachine } from "./net/plain";
import { simdMachine } from "./net/simd";
import type { Pixels } from "./picture/picture";
import { seeOn } from "./seeing";
import { sightOf } from "./sight";
import { readWeights } from "./weights";

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT));
const told: { width: number; height: number; cards: SeenCard[] } = JSON.parse(
  String(read("tests/golden/eye/table.json")),
);

function picture(): Pixels {
  const colours = inflateSync(read("tests/golden/eye/table.rgb.z"));
  const data = new Uint8ClampedArray((colours.length / 3) * 4);
  for (let n = 0; n < colours.length; n++) data[Math.floor(n / 3) * 4 + (n % 3)] = colours[n] ?? 0;
  return { width: told.width, height: told.height, data };
}

test("a drawn table is seen as the terminal sees it: the same cards, corners and confidences", () => {
  const weights = readWeights(new Uint8Array(read("src/tercet/eye/weights.bin")).buffer);
  const places = seeOn(simdMachine() ?? plainMachine(), weights)(picture());
  const cards = [...sightOf(places, told.width, told.height, 1).cards].sort((one, other) =>
    one.card < other.card ? -1 : 1,
  );
  expect(cards.map(({ card }) => card)).toEqual(told.cards.map(({ card }) => card));
  expect(cards.length).toBe(12);
  for (const [n, seen] of cards.entries()) {
    const wanted = told.cards[n] as SeenCard;
    expect(Math.abs(seen.confidence - wanted.confidence)).toBeLessThan(0.02);
    expect(seen.others[0]).toBe(wanted.others[0]);
    for (const [k, coordinate] of seen.corners.flat().entries())
      expect(Math.abs(coordinate - (wanted.corners.flat()[k] ?? 0))).toBeLessThan(0.3);
  }
});
