import { expect, test } from "vitest";
import type { Card, Trio } from "../cards/card";
import { lyingOut } from "../play/round";
import { allSets, isSet } from "../play/sets";
import { AIMS, type Aim, aimNamed, FIRST_AIM, nameOf } from "./aim";
import { asked, linkOf } from "./link";
import { bestOf, better, isBest, type Result, resultOf, withResult } from "./result";
import * as r from "./run";
import { foundBy, lengths, readMoments, written } from "./times";

const MINUTE: Aim = { by: "minutes", count: 1 };
const begun = (aim = FIRST_AIM) => r.begin(aim, "TERCET", 1_000);

const show = (run: r.Run, trio: readonly Card[], now: number) =>
  trio.reduce((before, card) => r.point(before, before.table.round.layout.indexOf(card), now), run);
const finds = (run: r.Run, now: number) => show(run, allSets(lyingOut(run.table.round))[0] as Trio, now);
const aWrongOne = ({ table }: r.Run): Card[] => {
  const [a, b, ...others] = lyingOut(table.round) as [Card, Card, ...Card[]];
  return [a, b, others.find((card) => !isSet(a, b, card)) as Card];
};
const fails = (run: r.Run, now: number) => show(run, aWrongOne(run), now);
/** A find each second. */
const steadily = (run: r.Run, count: number) =>
  Array.from({ length: count }).reduce<r.Run>((before, _, n) => finds(before, 2_000 + 1_000 * n), run);

test("a run for ten finds ends with the tenth, and its clock stands", () => {
  const nine = steadily(begun(), 9);
  expect(r.isOver(nine)).toBe(false);
  const ten = steadily(begun(), 10);
  expect(ten).toMatchObject({ ended: 10_000, gaveUp: false });
  expect(r.clock(ten, 999_999)).toBe(10_000);
  expect(finds(ten, 20_000)).toBe(ten);
  expect(ten.found.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((second) => second * 1_000));
});

test("thirty finds go on into the next deck", () => {
  const run = steadily(begun({ by: "finds", count: 30 }), 30);
  expect([r.isOver(run), run.table.deck]).toEqual([true, 1]);
});

test("a run of a minute ends with the minute; what is pointed at later is nothing", () => {
  const run = finds(begun(MINUTE), 31_000);
  expect(r.isOver(r.at(run, 60_999))).toBe(false);
  expect(r.at(run, 61_000)).toMatchObject({ ended: 60_000 });
  expect(finds(run, 61_000)).toMatchObject({ ended: 60_000, found: run.found });
  expect(r.at(run, 9_999_999).ended).toBe(60_000);
});

test("a wrong trio costs five seconds, and stays to be explained until the next card", () => {
  const run = fails(begun(), 2_000);
  expect(r.clock(run, 2_000)).toBe(1_000 + r.WRONG_MS);
  expect(r.wrongTrio(run)).toEqual(aWrongOne(begun()));
  expect([run.wrong, run.found, run.table.round.layout]).toEqual([[1_000], [], begun().table.round.layout]);
  expect(r.wrongTrio(r.point(run, 0, 3_000))).toBeNull();
  expect(r.wrongTrio(r.clear(run))).toBeNull();
  expect(fails(run, 2_000).wrong.length).toBe(2);
  expect(finds(run, 3_000).found[0]?.at).toBe(2_000 + r.WRONG_MS);
});

test("a wrong trio can be what ends a run of a minute", () => {
  expect(fails(begun(MINUTE), 57_000)).toMatchObject({ ended: 60_000, wrong: [56_000] });
  expect(fails(begun(MINUTE), 55_000).ended).toBeNull();
});

test("while a run is paused its clock stands and no card can be pointed at; the pause is marked", () => {
  const paused = r.pause(finds(begun(), 2_000), 5_000);
  expect([r.isPaused(paused), paused.pauses, r.clock(paused, 99_000)]).toEqual([true, 1, 4_000]);
  expect(finds(paused, 50_000)).toBe(paused);
  expect(r.pause(paused, 60_000)).toBe(paused);
  const on = r.goOn(paused, 70_000);
  expect([r.isPaused(on), r.clock(on, 71_000)]).toEqual([false, 5_000]);
  expect(r.goOn(on, 80_000)).toBe(on);
});

test("a clock that is set back takes nothing off", () => {
  expect(r.clock(begun(), 0)).toBe(0);
});

test("time that ran out before the page could say so has run out, whatever comes next", () => {
  expect(r.pause(begun(MINUTE), 99_000)).toMatchObject({ ended: 60_000, pauses: 0 });
  expect(r.giveUp(begun(MINUTE), 99_000)).toMatchObject({ ended: 60_000, gaveUp: false });
});

test("a run that was left is taken up as it was, with a pause more", () => {
  const run = fails(finds(begun(), 2_000), 3_000);
  const kept = JSON.parse(JSON.stringify(r.keep(run, 4_000))) as r.Kept;
  const up = r.takeUp(kept) as r.Run;
  expect(up).toMatchObject({ found: run.found, wrong: run.wrong, pauses: 1, since: null, ended: null });
  expect([up.table.round.layout, r.clock(up, 0)]).toEqual([run.table.round.layout, 8_000]);
  expect(r.takeUp(r.keep(up, 9_000))).toMatchObject({ pauses: 1 });
  expect(r.takeUp({ ...kept, seed: "OTHER" })).toBeNull();
});

test("any mixture of moves keeps the clock from going back, and the moments in order", () => {
  const moves = [
    finds,
    fails,
    r.pause,
    r.goOn,
    (run: r.Run) => r.clear(run),
    (run: r.Run, now: number) => r.at(run, now),
  ];
  for (const aim of [FIRST_AIM, MINUTE]) {
    for (let start = 1; start <= 50; start++) {
      let [run, dice, now, shown] = [begun(aim), start, 1_000, 0];
      for (let n = 0; n < 40; n++) {
        dice = (dice * 48_271) % 2_147_483_647;
        now += dice % 3_000;
        run = moves[dice % moves.length]?.(run, now) ?? run;
        expect(r.clock(run, now)).toBeGreaterThanOrEqual(shown);
        shown = r.clock(run, now);
      }
      const moments = run.found.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(lengths(moments).reduce((sum, length) => sum + length, 0)).toBe(moments.at(-1) ?? 0);
      expect(shown).toBeGreaterThanOrEqual(run.wrong.length * r.WRONG_MS * (aim === MINUTE ? 0 : 1));
    }
  }
});

// ---- results

const result = (count: number, each: number, aim = FIRST_AIM): Result => ({
  aim,
  seed: "TERCET",
  moments: Array.from({ length: count }, (_, n) => (n + 1) * each),
  time: count * each,
  wrong: 0,
  pauses: 0,
  without: null,
});

test("a best is more finds, then less time; a result that is only as good does not replace it", () => {
  const slow = result(10, 5_000);
  expect(better(result(10, 4_000), slow)).toBe(true);
  expect(better(slow, slow)).toBe(false);
  expect(better(result(6, 9_000, MINUTE), result(5, 1_000, MINUTE))).toBe(true);
  const bests = withResult({}, slow);
  expect(bestOf(bests, FIRST_AIM)).toBe(slow);
  expect(bestOf(bests, MINUTE)).toBeNull();
  expect(withResult(bests, slow)).toBe(bests);
  expect(bestOf(withResult(bests, result(10, 1)), FIRST_AIM)?.time).toBe(10);
});

test("what was given up, paused, seen before or empty is no best", () => {
  const whole = steadily(begun(), 10);
  expect(resultOf(begun())).toBeNull();
  expect(resultOf(whole)).toMatchObject({ without: null, time: 10_000 });
  expect(resultOf({ ...whole, seen: true })).toMatchObject({ without: "seen-before" });
  expect(resultOf({ ...whole, seen: true, pauses: 1 })).toMatchObject({ without: "paused" });
  expect(resultOf(r.giveUp(begun(), 5_000))).toMatchObject({ without: "given-up", time: 4_000 });
  expect(resultOf(r.at(begun(MINUTE), 99_000))).toMatchObject({ without: "nothing", moments: [] });
  expect(isBest({}, { ...result(10, 1), without: "paused" })).toBe(false);
});

test("a ghost has as many finds by now as there were by then", () => {
  const moments = [1_000, 4_000, 4_500];
  expect([0, 999, 1_000, 4_499, 9_999].map((time) => foundBy(moments, time))).toEqual([0, 0, 1, 2, 3]);
  expect(lengths(moments)).toEqual([1_000, 3_000, 500]);
});

test("times go through a link to a tenth of a second, and what no run can have had is not believed", () => {
  const moments = Array.from({ length: 10 }, (_, n) => (n + 1) * 4_321);
  const read = readMoments(written(moments), FIRST_AIM);
  expect(read?.every((at, n) => Math.abs(at - (moments[n] ?? 0)) <= 50)).toBe(true);
  expect(readMoments("a.b", FIRST_AIM)).toBeNull();
  expect(readMoments("a.b", MINUTE)).toEqual([1_000, 2_100]);
  for (const text of ["", "zzzzz", "A.B", "a..b", "-1", "a.b!", null]) expect(readMoments(text, MINUTE)).toBeNull();
});

test("an address says what is to be played, and what it cannot mean is noticed", () => {
  const moments = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000];
  const link = linkOf(FIRST_AIM, "K7Q4MX", moments);
  expect(asked(link.slice(link.indexOf("?")))).toEqual({
    aim: FIRST_AIM,
    seed: "K7Q4MX",
    times: moments,
    wrong: false,
  });
  expect(asked("")).toEqual({ aim: FIRST_AIM, seed: null, times: null, wrong: false });
  expect(asked("?minutes=5")).toMatchObject({ aim: { by: "minutes", count: 5 }, wrong: false });
  for (const search of ["?finds=11", "?minutes=x", "?finds=10&seed=%20", "?finds=10&times=a", "?seed=A&times=a.b"])
    expect(asked(search).wrong).toBe(true);
  expect(AIMS.map(nameOf).map(aimNamed)).toEqual(AIMS);
  expect(aimNamed("finds-11")).toBeNull();
});
