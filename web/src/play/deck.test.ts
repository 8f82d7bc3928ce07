import { expect, test } from "vitest";
import { cryptoDice, FULL, shuffled } from "./deck";

test("the deck holds 81 cards, each once", () => {
  expect(new Set(FULL).size).toBe(81);
});

test("shuffling keeps every card and lets the dice decide the order", () => {
  expect(shuffled(FULL, cryptoDice).toSorted()).toEqual(FULL.toSorted());
  expect(shuffled(["1rof", "2rof", "3rof"], (limit) => limit - 1)).toEqual(["3rof", "2rof", "1rof"]);
});

test("every order of three cards comes up", () => {
  const orders = Array.from({ length: 1000 }, () => shuffled(["1rof", "2rof", "3rof"], cryptoDice).join());
  expect(new Set(orders).size).toBe(6);
});
