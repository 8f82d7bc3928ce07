import { expect, test } from "vitest";
import { called, seat, seen, table } from "../../test/tables";
import type { Table } from "../protocol/types";
import * as may from "./may";

const JUDGED = {
  verdict: { type: "ByJudge", wait_ms: 30_000 },
  no_set: { type: "JudgeSays", trouble_at: 15, taken_off: 6 },
} as const;
const FLIPS = { dealing: { type: "PlayersFlip", patience_ms: 30_000 }, layout: { type: "Open" } } as const;
const SUPER = {
  super_round: { type: "SuperRound", time_ms: 10_000, penalty: 2, price: 1, with_flipped: false },
} as const;
const withJudge = [seat("ada"), seat("bea"), seat("jo", { role: "judge" })];

test("whoever is free may call while nobody else has", () => {
  expect(may.mayCall(seen(table()))).toBe(true);
  expect(may.mayCall(seen(table({}, called("bea"))))).toBe(false);
  expect(may.mayCall(seen(table({}, { seats: [seat("ada", { locked_out: true })] })))).toBe(false);
  expect(may.mayCall(seen(table(), "nobody"))).toBe(false);
  expect(may.mayCall(seen(table(), "ada", { paused: true }))).toBe(false);
  expect(may.mayCall(seen(table({}, { phase: { type: "Over", why: "stopped" } })))).toBe(false);
});

test("where calls are heard in order one may call after another, once", () => {
  const inOrder = { calling: { type: "CallsInOrder", window_ms: 10_000 } } as const;
  expect(may.mayCall(seen(table(inOrder, called("bea"))))).toBe(true);
  expect(may.mayCall(seen(table(inOrder, { ...called("bea"), waiting: ["ada"] })))).toBe(false);
});

test("pointing is for the one who called, or for all where that is the call", () => {
  expect(may.mayPoint(seen(table()))).toBe(false);
  expect(may.mayPoint(seen(table({}, called("ada"))))).toBe(true);
  expect(may.mayPoint(seen(table({}, called("bea"))))).toBe(false);
  expect(may.mayPoint(seen(table({ calling: { type: "PointAtOnce" } })))).toBe(true);
  const both: Partial<Table> = { phase: { type: "AllShow", callers: ["ada", "bea"], until: 9, shown: [["bea", []]] } };
  expect([may.mayPoint(seen(table({}, both))), may.mayPoint(seen(table({}, both), "bea"))]).toEqual([true, false]);
});

test("cards that lie face down are turned up, not pointed at; by the caller where there are calls (M-11)", () => {
  const down = { layout: { type: "FaceDown", size: 12, step: 3 } } as const;
  const atOnce = { ...down, calling: { type: "PointAtOnce" } } as const;
  expect([may.mayTurn(seen(table(atOnce))), may.mayPoint(seen(table(atOnce)))]).toEqual([true, false]);
  expect(["ada", "bea"].map((you) => may.mayTurn(seen(table(down, called("ada")), you)))).toEqual([true, false]);
  expect([may.mayTurn(seen(table(down))), may.mayTurn(seen(table()))]).toEqual([false, false]);
});

test("a claim that was begun counts until it was wrong (M-11)", () => {
  const turned = { type: "Turned", by: "ada", cards: ["1rof", "2rof"], wrong: false } as const;
  expect(may.held(table({}, { turned: [turned] }), "ada")).toEqual(["1rof", "2rof"]);
  expect(may.held(table({}, { turned: [{ ...turned, wrong: true }] }), "ada")).toEqual([]);
  expect(may.held(table({}, { turned: [turned] }), "bea")).toEqual([]);
});

test("no SET is said once, and not where the engine sees it or cards are still to be flipped", () => {
  expect(may.maySayNoSet(seen(table()))).toBe(true);
  expect(may.maySayNoSet(seen(table({}, { none_here: ["ada"] })))).toBe(false);
  expect(may.maySayNoSet(seen(table({ no_set: { type: "EngineSees" } })))).toBe(false);
  expect(may.maySayNoSet(seen(table({ no_set: { type: "NobodySays" } })))).toBe(false);
  expect(may.maySayNoSet(seen(table(FLIPS)))).toBe(false);
  expect(may.maySayNoSet(seen(table(FLIPS, { piles: [] })))).toBe(true);
});

test("once the deck is empty all may agree to leave what nobody finds, also where the engine sees (R-6)", () => {
  const sees = { no_set: { type: "EngineSees" } } as const;
  const piles: Table["piles"] = [{ type: "Pile", left: 0, cards: [], owner: null }];
  expect(may.maySayNoSet(seen(table(sees, { piles })))).toBe(true);
  expect(may.maySayNoSet(seen(table(sees, { piles, none_here: ["ada"] })))).toBe(false);
});

test("nobody points where fewer cards lie than make a find", () => {
  const quick = { calling: { type: "PointAtOnce" } } as const;
  expect(may.mayPoint(seen(table(quick, { layout: ["1rof", null, "2rof"] })))).toBe(false);
  expect(may.mayPoint(seen(table(quick, { layout: ["1rof", "2rof", "3gsh"] })))).toBe(true);
});

test("the one whose pile it is flips", () => {
  const piles: Table["piles"] = [{ type: "Pile", left: 3, cards: [], owner: "ada" }];
  expect(may.mayFlip(seen(table(FLIPS, { piles })))).toBe(true);
  expect(may.mayFlip(seen(table(FLIPS, { piles }), "bea"))).toBe(false);
  expect(may.mayFlip(seen(table()))).toBe(false);
});

test("the dealer tops up what is missing; the judge lays more", () => {
  const byDealer = { dealing: { type: "DealtBy", role: "dealer", patience_ms: 1 } } as const;
  const gaps = { layout: ["1rof", null, null] };
  expect(may.mayDeal(seen(table(byDealer, gaps)))).toBe(true);
  expect(may.mayDeal(seen(table(byDealer, gaps), "bea"))).toBe(false);
  expect(may.mayDeal(seen(table(byDealer)))).toBe(false);
  expect(may.mayDeal(seen(table(JUDGED, { seats: withJudge }), "jo"))).toBe(true);
  expect(may.mayDeal(seen(table(JUDGED, { seats: withJudge })))).toBe(false);
});

test("the judge takes cards off only where there are many, and a deck to put them into", () => {
  const many = Array(15).fill("1rof") as unknown as Table["layout"];
  expect(may.takeOffCount(seen(table(JUDGED, { seats: withJudge }), "jo"))).toBe(0);
  expect(may.takeOffCount(seen(table(JUDGED, { seats: withJudge, layout: many }), "jo"))).toBe(6);
  expect(may.takeOffCount(seen(table(JUDGED, { seats: withJudge, layout: many }), "jo", { paused: true }))).toBe(0);
  expect(may.takeOffCount(seen(table(JUDGED, { seats: withJudge, layout: many, piles: [] }), "jo"))).toBe(0);
});

test("without a judge anyone tops up, and all agree on taking cards off (G-1, G-14)", () => {
  const gaps = { layout: ["1rof", null, null] };
  const open = { ...JUDGED, dealing: { type: "DealtBy", role: "judge", patience_ms: 1 } } as const;
  expect(may.mayDeal(seen(table(open, gaps), "bea"))).toBe(true);
  expect(may.mayDeal(seen(table(open, { ...gaps, seats: withJudge }), "bea"))).toBe(false);
  expect(may.mayDeal(seen(table(open), "bea"))).toBe(false);
  const many = { layout: Array(15).fill("1rof") as unknown as Table["layout"] };
  expect(may.mayAgreeOff(seen(table(open)))).toBe(false);
  expect(may.mayAgreeOff(seen(table(open, many)))).toBe(true);
  expect(may.mayAgreeOff(seen(table(open, { ...many, off: ["ada"] })))).toBe(false);
  expect(may.mayAgreeOff(seen(table(open, { ...many, off: ["ada"] }), "bea"))).toBe(true);
  expect(may.mayAgreeOff(seen(table(open, { ...many, off: ["ada", "bea", "cem"] })))).toBe(true);
  expect(may.mayAgreeOff(seen(table(open, { ...many, seats: withJudge }), "bea"))).toBe(false);
});

test("a super round is staked, joined once, and closed to the others", () => {
  const staked = { stake: { type: "Staked", players: ["bea"] } } as const;
  const runs = { stake: { type: "Running", players: ["bea"], until: 9, card: "1rof" } } as const;
  expect(may.mayStake(seen(table()))).toBe(false);
  expect(may.mayStake(seen(table(SUPER)))).toBe(true);
  expect([may.mayStake(seen(table(SUPER, staked))), may.mayStake(seen(table(SUPER, staked), "bea"))]).toEqual([
    true,
    false,
  ]);
  expect([may.mayCall(seen(table(SUPER, runs))), may.mayCall(seen(table(SUPER, runs), "bea"))]).toEqual([false, true]);
});

test("a point is taken of a caller who has one, by somebody else", () => {
  const delay = { delay: { type: "TakeAPoint", landing_ms: 2_000 } } as const;
  const rich = { seats: [seat("ada"), seat("bea", { points: 2 })], ...called("bea") };
  expect(may.mayTakePoint(seen(table(delay, rich)))).toBe(true);
  expect(may.mayTakePoint(seen(table(delay, rich), "bea"))).toBe(false);
  expect(may.mayTakePoint(seen(table(delay, called("bea"))))).toBe(false);
  expect(may.mayTakePoint(seen(table({}, rich)))).toBe(false);
});

test("who was first is said by those who did not call", () => {
  const disputed: Partial<Table> = {
    phase: { type: "Disputed", callers: ["bea", "cem"], since: 4, until: 9, votes: [], shown: [] },
  };
  expect(may.mayNameFirst(seen(table({}, disputed)))).toBe(true);
  expect(may.mayNameFirst(seen(table({}, disputed), "bea"))).toBe(false);
});

test("the right to flip is taken from another who has it, once by each (S-17)", () => {
  const voted = table(FLIPS, { flip_votes: [["ada", "bea"]] });
  expect(["ada", "bea", "cem"].map((player) => may.mayTakeFlip(seen(voted), player))).toEqual([false, false, true]);
  expect(may.mayTakeFlip(seen(table()), "bea")).toBe(false);
  expect(may.mayTakeFlip(seen(voted, "nobody"), "bea")).toBe(false);
});

test("the judge rules; without one the others do, and never the engine's table", () => {
  const pointed: Partial<Table> = {
    phase: { type: "Pointed", by: "bea", cards: [], until: 9, right: [], wrong: [], since: null },
  };
  expect(may.mayRule(seen(table({}, pointed)))).toBe(false);
  expect(may.mayRule(seen(table(JUDGED, { ...pointed, seats: withJudge }), "jo"))).toBe(true);
  expect(may.mayRule(seen(table(JUDGED, { ...pointed, seats: withJudge })))).toBe(false);
  expect(may.mayRule(seen(table(JUDGED, pointed)))).toBe(true);
  expect(may.mayRule(seen(table(JUDGED, pointed), "bea"))).toBe(false);
});

test("a call is withdrawn by its caller; a hint is asked for while there are hints; the host ends the round", () => {
  expect(may.mayWithdraw(seen(table({}, called("ada"))))).toBe(true);
  expect(may.mayWithdraw(seen(table({}, called("bea"))))).toBe(false);
  const hints = { hints: { type: "ShowCards", cards: 1 } } as const;
  expect(may.mayAskHint(seen(table(hints)))).toBe(true);
  expect(may.mayAskHint(seen(table(hints, { hinted: ["1rof"] })))).toBe(false);
  expect([may.mayEndRound(seen(table())), may.mayEndRound(seen(table(), "bea"))]).toEqual([true, false]);
});

test("nobody says that there is no SET beside the count of those that are left", () => {
  const hints = { type: "ShowCount" } as const;
  const [one, none] = [
    ["1rof", "2rof", "3rof", "1gsh"],
    ["1rof", "2rof", "1gsh"],
  ];
  expect(may.maySayNoSet(seen(table({ hints }, { layout: one })))).toBe(false);
  expect(may.maySayNoSet(seen(table({ hints }, { layout: none })))).toBe(true);
  expect(may.maySayNoSet(seen(table({ hints, ending: { type: "AllFound" } }, { layout: one })))).toBe(true);
});
