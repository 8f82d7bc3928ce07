import { expect, test } from "vitest";
import { around, FEWEST, MOST, mayCallWith, takeKey, usualKeys } from "./around";

const NUMBERS = [...Array(MOST - FEWEST + 1).keys()].map((n) => n + FEWEST);

test.each(NUMBERS)("each of %i has one edge and a key of their own, flat or standing", (people) => {
  for (const flat of [true, false]) {
    const { top, bottom } = around(people, flat);
    expect([...top, ...bottom].sort()).toEqual([...Array(people).keys()]);
    expect(Math.max(top.length, bottom.length)).toBeLessThanOrEqual(3);
    const keys = usualKeys(people, flat);
    expect(new Set(keys).size).toBe(people);
    expect(keys.every(mayCallWith)).toBe(true);
  }
});

test("around a flat screen four sit clockwise, and two face each other", () => {
  expect(around(4, true)).toEqual({ bottom: [0, 1], top: [3, 2] });
  expect(around(2, true)).toEqual({ bottom: [0], top: [1] });
  expect(around(4, false)).toEqual({ top: [0, 1], bottom: [2, 3] });
});

test("the key lies where the person sits", () => {
  expect(usualKeys(4, false)).toEqual(["KeyQ", "KeyP", "KeyZ", "KeyM"]);
  expect(usualKeys(2, false)).toEqual(["KeyA", "KeyL"]);
});

test("who takes another's key gives up their own", () => {
  expect(takeKey(["KeyA", "KeyL"], 0, "KeyL")).toEqual(["KeyL", "KeyA"]);
  expect(takeKey(["KeyA", "KeyL"], 0, "KeyS")).toEqual(["KeyS", "KeyL"]);
});

test("keys that move, press or do something else cannot call", () => {
  expect(["Space", "Enter", "ArrowLeft", "Tab", "Escape", "Digit0", "Digit9", "F5"].filter(mayCallWith)).toEqual([]);
});
