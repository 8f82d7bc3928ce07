import { expect, test } from "vitest";
import {
  after,
  cardsCounted,
  fresh,
  isRight,
  LONG_MS,
  leftMs,
  mayLay,
  mayTakeOff,
  minutesOf,
  type Play,
  played,
  type Step,
  searchedMs,
  sheetOf,
} from "./steps";

const MIA = 5;
const ANA = 28;
const MARTA = 36;
const ALL = [MIA, ANA, MARTA];
const clock = 0;
const begin: Step = { type: "begin", at: 0 };
const call = (number: number, at = clock): Step => ({ type: "call", at, number });
const rule = (type: "set" | "wrong" | "gone", at = clock): Step => ({ type, at });
const game = (...steps: Step[]): Play => played(ALL, [begin, ...steps]);
const line = (play: Play, number: number) => play.lines.find((each) => each.number === number);
const more: Step = { type: "more", at: 0 };
const fewer: Step = { type: "fewer", at: 0 };
const end: Step = { type: "end", at: 0 };

test("calls are heard in the order touched, and touching twice is one call (G-15)", () => {
  const now = game(call(MARTA), call(MIA), call(MARTA));
  expect(now.calls.map((each) => each.number)).toEqual([MARTA, MIA]);
});

test("a SET goes to the first caller, and cards are replaced once all were heard (G-15)", () => {
  const first = game(call(MARTA), call(MIA), rule("set"));
  expect(line(first, MARTA)).toMatchObject({ sets: 1, against: 0 });
  expect(first).toMatchObject({ lying: 9, deck: 69, toLay: 0, calls: [{ number: MIA, free: true }] });
  const then = after(first, rule("gone"));
  expect(line(then, MIA)).toMatchObject({ sets: 0, against: 0 });
  expect(then).toMatchObject({ lying: 12, deck: 66, toLay: 3, calls: [] });
});

test("“gone” is free only after a caller before them took a SET, and not for a call made after that (G-15)", () => {
  const missed = game(call(MARTA), call(MIA), rule("wrong"));
  expect(missed.calls).toEqual([{ number: MIA, free: false }]);
  expect(line(missed, MARTA)).toMatchObject({ against: 1 });
  const late = game(call(MARTA), call(MIA), rule("set"), call(ANA));
  expect(late.calls).toEqual([
    { number: MIA, free: true },
    { number: ANA, free: false },
  ]);
});

test("two SETs of one moment are replaced by six cards", () => {
  expect(game(call(MIA), call(ANA), rule("set"), rule("set"))).toMatchObject({ lying: 12, deck: 63, toLay: 6 });
});

test("a ruling without a call changes nothing", () => {
  expect(game(rule("set"))).toEqual(game());
});

test("the clock for three more stops with a call, goes on after a wrong one, and begins again with a SET", () => {
  expect(searchedMs(game(), 38_000)).toBe(38_000);
  const stopped = game(call(MARTA, 41_000));
  expect(searchedMs(stopped, 50_000)).toBe(41_000);
  expect(searchedMs(after(stopped, rule("wrong", 51_000)), 60_000)).toBe(50_000);
  expect(searchedMs(after(stopped, rule("set", 51_000)), 60_000)).toBe(9_000);
});

test("a phone that slept knows how long it was: time is by the clock, not by ticks", () => {
  expect(searchedMs(game(), 10 * LONG_MS)).toBe(10 * LONG_MS);
  expect(leftMs(game(), 20, 25 * 60_000)).toBe(-5 * 60_000);
  expect(leftMs(game(), 20, -3)).toBe(20 * 60_000); // the page's clock may be a moment behind the press
  expect(leftMs(fresh(ALL), 20, 0)).toBeNull();
});

test("three more, and with fifteen six are taken off and three laid, which makes twelve again (G-14)", () => {
  const fifteen = game(more);
  expect(fifteen).toMatchObject({ lying: 15, deck: 66 });
  expect([mayLay(fifteen), mayTakeOff(fifteen)]).toEqual([false, true]);
  const twelve = after(fifteen, fewer);
  expect(twelve).toMatchObject({ lying: 12, deck: 69 });
  expect([mayLay(twelve), mayTakeOff(twelve)]).toEqual([true, false]);
  expect(mayLay(game(call(MIA)))).toBe(false);
});

test("with fifteen, a SET is not replaced, and an empty deck gives nothing", () => {
  expect(game(more, call(MIA), rule("set"))).toMatchObject({ lying: 12, deck: 66, toLay: 0 });
  const all = Array.from({ length: 23 }, () => [call(MIA), rule("set")]).flat();
  const empty = game(...all, call(ANA), rule("set"));
  expect(empty).toMatchObject({ lying: 9, deck: 0, toLay: 0 });
  expect([mayLay(empty), mayTakeOff(empty)]).toEqual([false, false]);
});

test("what was noted is carried into the count, and 81 cards must come out", () => {
  const all = [MIA, ANA, MARTA].flatMap((number) =>
    Array.from({ length: 8 }, () => [call(number), rule("set")]).flat(),
  );
  const counted = game(...all, end);
  expect(counted).toMatchObject({ phase: "count", left: 9 });
  expect(isRight(counted)).toBe(true);
  const wrong = after(counted, { type: "sets", at: 0, number: MIA, value: 9 });
  expect(isRight(wrong)).toBe(false);
  expect(cardsCounted(wrong)).toBe(84);
  expect(isRight(after(wrong, { type: "left", at: 0, value: 6 }))).toBe(true);
  expect(sheetOf(counted)).toMatchObject({ left: 9 });
});

test("a game that stopped may leave any cards, but SETs never make more than 81", () => {
  const few = game(call(MIA), rule("set"), end, { type: "stopped", at: 0, value: true });
  expect(isRight(few)).toBe(true);
  expect(sheetOf(few)).toMatchObject({ stopped: true });
  expect(isRight(after(few, { type: "sets", at: 0, number: MIA, value: 28 }))).toBe(false);
});

test("whoever agreed agrees again after their line changed", () => {
  const agreed = game(end, { type: "agree", at: 0, number: MIA }, { type: "agree", at: 0, number: ANA });
  expect(agreed.agreed).toEqual([MIA, ANA]);
  expect(after(agreed, { type: "against", at: 0, number: MIA, value: 1 }).agreed).toEqual([ANA]);
});

test("a result that was sent can be counted again", () => {
  const sent = game(end, { type: "sent", at: 0 });
  expect(sent.phase).toBe("sent");
  expect(after(sent, { type: "again", at: 0 })).toMatchObject({ phase: "count", again: true, agreed: [] });
});

test("times are minutes and seconds, also below zero", () => {
  expect([minutesOf(0), minutesOf(61_000), minutesOf(60_001), minutesOf(-10_000)]).toEqual([
    "0:00",
    "1:01",
    "1:01",
    "−0:10",
  ]);
});
