import { expect, test } from "vitest";
import { keyboardOf, letterOfPlace, placeOfKey, tidyKeys } from "./keys";

const WIDE = { wide: true, keyboard: "qwerty", ownKeys: "" } as const;
const TALL = { ...WIDE, wide: false } as const;
const pressed = (code: string, key = "") => ({ code, key });

test("on a wide screen the keys lie in columns as the cards do", () => {
  expect(["KeyQ", "KeyA", "KeyZ", "KeyW"].map((code) => placeOfKey(pressed(code), WIDE))).toEqual([0, 1, 2, 3]);
  expect(placeOfKey(pressed("KeyM"), WIDE)).toBe(20);
});

test("on a tall screen they lie in rows of three", () => {
  const rows = ["Digit1", "Digit2", "Digit3", "KeyQ", "KeyA"].map((code) => placeOfKey(pressed(code), TALL));
  expect(rows).toEqual([0, 1, 2, 3, 6]);
  expect(placeOfKey(pressed("Enter"), TALL)).toBe(-1);
});

test("what is printed on the keys is shown as the keyboard has it", () => {
  expect(letterOfPlace(2, { ...WIDE, keyboard: "qwertz" })).toBe("Y");
  expect(letterOfPlace(0, { ...WIDE, keyboard: "azerty" })).toBe("A");
  expect(letterOfPlace(1, { ...WIDE, keyboard: "azerty" })).toBe("Q");
  expect([2, 5, 20].map((place) => letterOfPlace(place, { ...WIDE, keyboard: "azerty" }))).toEqual(["W", "X", ","]);
  expect([0, 1, 2, 20].map((place) => letterOfPlace(place, { ...WIDE, keyboard: "dvorak" }))).toEqual([
    "'",
    "A",
    ";",
    "M",
  ]);
  expect(letterOfPlace(0, { ...TALL, keyboard: "dvorak" })).toBe("1");
  expect(letterOfPlace(40, WIDE)).toBe("");
});

test("keys of one's own are known by what they write, place by place", () => {
  const mine = { wide: true, keyboard: "own", ownKeys: "jöü" } as const;
  expect(placeOfKey(pressed("Semicolon", "Ö"), mine)).toBe(1);
  expect(placeOfKey(pressed("KeyQ", "q"), mine)).toBe(-1);
  expect([0, 1, 2, 3].map((place) => letterOfPlace(place, mine))).toEqual(["J", "Ö", "Ü", ""]);
});

test("of what is typed each key counts once, and those that do something else do not", () => {
  expect(tidyKeys("QWE qwe 0 8 9 rty")).toBe("qwerty");
  expect(tidyKeys("abcdefghijklmnopqrstuvwxyz")).toHaveLength(21);
});

test("each language begins with the keyboard that is usual there", () => {
  expect((["en", "fr", "es", "de"] as const).map(keyboardOf)).toEqual(["qwerty", "azerty", "qwerty", "qwertz"]);
});
