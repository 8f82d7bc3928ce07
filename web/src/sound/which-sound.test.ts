import { expect, test } from "vitest";
import type { TableEvent } from "../protocol/types";
import { soundOf } from "./which-sound";

const events = (...types: TableEvent["type"][]) => types.map((type) => ({ type, at: 0 })) as unknown as TableEvent[];

test("a call knocks, a SET rises, a failed call is low", () => {
  expect(soundOf(events("SetCalled"), false)).toBe("call");
  expect(soundOf(events("SetPointed", "SetTaken", "CardsDealt"), false)).toBe("right");
  expect(soundOf(events("SetPointed", "CallFailed", "PointsLost"), false)).toBe("wrong");
});

test("three more cards riffle; cards that fill gaps are silent, as is everything else", () => {
  expect(soundOf(events("NoSetSaid", "CardsDealt"), true)).toBe("more");
  expect(soundOf(events("CardsDealt"), false)).toBeNull();
  expect(soundOf(events("PlayerJoined"), false)).toBeNull();
});
