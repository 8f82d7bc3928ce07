import { expect, test } from "vitest";
import type { TableEvent } from "../protocol/types";
import { hear, type Order } from "./order";

const heard = (player: string, sent_at: number, heard_at: number, reported_ms: number, lag_ms: number) =>
  ({ type: "Heard", player, sent_at, heard_at, reported_ms, lag_ms }) as const;
const call = (by: string, at: number): TableEvent => ({ type: "SetCalled", at, by, until: at + 5_000 });
const brief = (order: Order | null) => order?.callers.map(({ player, behind, came }) => [player, behind, came]);

test("who calls after the first is listed with the difference to the millisecond", () => {
  const first = hear(null, [call("ada", 1_000)], true);
  const second = hear(first, [{ type: "CalledAfter", at: 1_143, by: "bea" }], false);
  expect(brief(second)).toEqual([
    ["ada", 0, null],
    ["bea", 143, null],
  ]);
});

test("weighed calls stand by reaction, however long the way was", () => {
  const calls = [heard("bea", 0, 1_100, 800, 300), heard("ada", 0, 830, 812, 20)];
  const order = hear(null, [{ type: "CallsWeighed", at: 1_100, calls }, call("bea", 1_100)], true);
  expect(brief(order)).toEqual([
    ["bea", 0, null],
    ["ada", 12, null],
  ]);
});

test("what came of each call is said, and the next call begins anew", () => {
  const asked: TableEvent = { type: "CallerAsked", at: 3_000, by: "bea", until: 9_000, waiting: [] };
  let order = hear(null, [call("ada", 1_000)], true);
  order = hear(order, [call("bea", 1_500)], false);
  order = hear(order, [{ type: "CallFailed", at: 3_000, by: "ada", why: "wrong" }, asked], false);
  order = hear(order, [{ type: "CallExcused", at: 4_000, by: "bea" }], false);
  expect(brief(order)).toEqual([
    ["ada", 0, "wrong"],
    ["bea", 500, "excused"],
  ]);
  expect(brief(hear(order, [call("cem", 9_000)], true))).toEqual([["cem", 0, null]]);
});
