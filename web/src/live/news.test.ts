import { expect, test } from "vitest";
import { called, table } from "../../test/tables";
import type { TableEvent } from "../protocol/types";
import { namesCards, newsOf } from "./news";

const told = (event: object, before = table()) => newsOf({ at: 12_500, ...event } as TableEvent, before);

test("a SET is told with how long was looked for it: up to the call where there was one", () => {
  const taken = { type: "SetTaken", by: "bea", cards: [], kept: [], gone: [], points: 1 };
  expect(told(taken)).toMatchObject({ message: "told-taken", who: "bea", args: { seconds: 8.5 } });
  expect(told(taken, table({}, called("bea")))).toMatchObject({ args: { seconds: 5 } });
});

test("a call that comes to nothing is told with its reason", () => {
  for (const why of ["wrong", "late", "left", "withdrawn", "nothing"])
    expect(told({ type: "CallFailed", by: "ada", why })).toMatchObject({ message: `told-failed-${why}`, who: "ada" });
});

test("cards that fill gaps are heard, not listed; three more are news", () => {
  const dealt = { type: "CardsDealt", cards: ["1rof", "2rof", "3rof"], places: [0, 1, 2], pile: 0 };
  const gaps = table({}, { layout: [null, null, null, "1gof"] });
  expect(told(dealt, gaps)).toMatchObject({ message: "", cards: dealt.cards });
  expect(told(dealt)).toMatchObject({ message: "told-dealt", args: { count: 3 } });
  expect(told(dealt, table({}, { layout: [] }))).toBeNull();
});

test("a card that is turned up is named to those who listen; cards dealt face down are not (M-11)", () => {
  const turned = told({ type: "CardTurned", by: "bea", place: 4, card: "1rof" });
  expect(turned).toMatchObject({ message: "told-turned", who: "bea", args: { place: 5 }, cards: ["1rof"] });
  expect(turned && namesCards(turned)).toBe(true);
  const dealt = { type: "CardsDealt", cards: ["?", "?"], places: [0, 1], pile: 0, face_down: true };
  expect(told(dealt, table({}, { layout: [null, null, "?"] }))).toMatchObject({ message: "", cards: [] });
});

test("two names where two are meant, the one that matters where somebody is dealt with", () => {
  expect(told({ type: "CallsDisputed", callers: ["ada", "bea"], until: 9 })).toMatchObject({
    who: ["ada"],
    other: "bea",
  });
  expect(told({ type: "PlayerRemoved", by: "ada", player: "bea" })).toMatchObject({ who: "bea" });
  expect(told({ type: "HostChanged", by: "ada", player: "cem" })).toMatchObject({ message: "told-host", who: "cem" });
});

test("what either way can be is told as it is", () => {
  expect(told({ type: "TablePaused", by: "ada", paused: false })?.message).toBe("told-resumed");
  expect(told({ type: "TableLocked", by: "ada", locked: true })?.message).toBe("told-locked");
  expect(told({ type: "VerdictGiven", by: "jo", right: false })?.message).toBe("told-ruled-wrong");
});

test("what nobody needs to hear is not told", () => {
  for (const type of ["TimeRanOut", "CardsMoved", "DeckSealed", "TurnPassed", "RoundCounted"])
    expect(told({ type })).toBeNull();
});
