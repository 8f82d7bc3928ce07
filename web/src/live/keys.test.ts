import { expect, test } from "vitest";
import { letterOfPlace, placeOfKey } from "./keys";

test("on a wide screen the keys lie in columns as the cards do", () => {
  expect(["KeyQ", "KeyA", "KeyZ", "KeyW"].map((code) => placeOfKey(code, true))).toEqual([0, 1, 2, 3]);
  expect(placeOfKey("KeyM", true)).toBe(20);
});

test("on a tall screen they lie in rows of three", () => {
  expect(["Digit1", "Digit2", "Digit3", "KeyQ", "KeyA"].map((code) => placeOfKey(code, false))).toEqual([
    0, 1, 2, 3, 6,
  ]);
  expect(placeOfKey("Enter", false)).toBe(-1);
});

test("what is printed on the keys is shown as the keyboard has it", () => {
  expect(letterOfPlace(2, true, "qwertz")).toBe("Y");
  expect(letterOfPlace(0, true, "azerty")).toBe("A");
  expect(letterOfPlace(1, true, "azerty")).toBe("Q");
  expect(letterOfPlace(1, true, "dvorak")).toBe("A");
  expect(letterOfPlace(0, false, "dvorak")).toBe("1");
  expect(letterOfPlace(0, true, "off")).toBe("");
  expect(letterOfPlace(40, true, "qwerty")).toBe("");
});
