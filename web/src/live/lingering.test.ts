import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { table } from "../../test/tables";
import type { Card } from "../cards/card";
import type { SetTaken, Table } from "../protocol/types";
import type { Taken } from "../table/useMotion";
import { type Lingering, linger, lingeringOf, withLingering } from "./lingering";

const FACE_DOWN = { layout: { type: "FaceDown", size: 6, step: 3 } } as const;
const LAYOUT = ["1rof", "?", "2rof", "3rof", "?", "?"];
const GONE = ["1rof", "2rof", "3rof"];
const taken = { type: "SetTaken", at: 1, by: "ada", cards: GONE, kept: GONE, gone: GONE, points: 1 } as SetTaken;

const lying = (layout: Table["layout"], rules = {}) => table(rules, { layout });

test("a find of cards that lay face down is still drawn where others have been dealt (M-11)", () => {
  const find = lingeringOf(lying(LAYOUT, FACE_DOWN), taken);
  expect(withLingering(["?", "?", "?", "?", "?", "?"], find)).toEqual(LAYOUT);
  expect(withLingering(["?", "?", "?"], find)).toEqual(["1rof", "?", "2rof", "3rof"]);
  expect(withLingering(LAYOUT, null)).toBe(LAYOUT);
});

test("cards that everyone has seen go at once", () => {
  expect(lingeringOf(lying(GONE), taken)).toBeNull();
});

test("what lingers goes to its finder, unless another find has come", () => {
  vi.useFakeTimers();
  const known = { lingering: signal<Lingering | null>(null), taken: signal<Taken | null>(null) };
  const at = (place: number, card: string) => ({ by: "ada", cards: new Map([[place, card as Card]]) });
  const [first, second] = [at(0, "1rof"), at(1, "2rof")];
  linger(known, first, { cards: ["1rof" as Card], score: "a" });
  linger(known, second, { cards: ["2rof" as Card], score: "b" });
  expect(known.lingering.value).toBe(second);
  vi.runAllTimers();
  expect([known.lingering.value, known.taken.value?.score]).toEqual([null, "b"]);
  vi.useRealTimers();
});
