import { expect, test } from "vitest";
import { CARDS, called, seat, seen, table } from "../../test/tables";
import type { Rules, Table } from "../protocol/types";
import { dockOf, offQuestion, takeOffAction } from "./dock";

const SETS: Rules["pattern"] = { type: "Pattern", test: "cancel", cards: 3, most: null, linked: 0 };
const PAIRS: Rules["pattern"] = { ...SETS, test: "pairs", cards: 4 };
const CHAIN: Rules["pattern"] = { ...SETS, linked: 1 };

const big = (now: Table, you = "ada") => dockOf(seen(now, you)).big.map(({ message }) => message);
const small = (now: Table, you = "ada") => dockOf(seen(now, you)).small.map(({ message }) => message);
const line = (now: Table, you = "ada") => dockOf(seen(now, you)).line.message;

test("while all search there is the call, by button and space bar, and how long one has", () => {
  const { line, big } = dockOf(seen(table()));
  expect(line).toEqual({ message: "dock-call", args: { seconds: 5, count: 3 } });
  expect(big).toEqual([{ message: "act-call", saying: { type: "Call" }, key: "Space", weight: "main" }]);
  expect(small(table())).toEqual(["act-no-set-here"]);
});

test("with a real deck nobody is told to tap cards, which are not on the screen", () => {
  const real = { deck: { type: "RealDeck" } } as const;
  const touch = { calling: { type: "CallFirst", window_ms: 5_000, touch: true } } as const;
  expect(line(table(real))).toBe("dock-call-unseen");
  expect(line(table({ ...real, ...touch }))).toBe("dock-call-unseen");
  expect(line(table(touch))).toBe("dock-touch");
});

test("where cards lie face down one is told to turn them up (M-11)", () => {
  const down = { layout: { type: "FaceDown", size: 21, step: 3 } } as const;
  expect(line(table({ ...down, calling: { type: "PointAtOnce" } }))).toBe("dock-turn");
  expect(line(table(down))).toBe("dock-call-face-down");
  expect(line(table(down, called("ada")))).toBe("dock-mine-face-down");
});

test("during a call the button stays, is quiet, and says why", () => {
  expect(big(table({}, called("ada")))).toEqual(["quiet-mine"]);
  expect(big(table({}, called("bea")))).toEqual(["quiet-theirs"]);
  expect(line(table({}, called("bea")))).toBe("dock-theirs");
  expect(small(table({}, called("ada")))).toEqual(["act-withdraw"]);
  expect(big(table({}, { seats: [seat("ada", { locked_out: true })] }))).toEqual(["quiet-locked-out"]);
});

test("where no call is needed there is no big button", () => {
  const quick = { calling: { type: "PointAtOnce" } } as const;
  expect(big(table(quick))).toEqual([]);
  expect(line(table(quick))).toBe("dock-point-sets");
  expect(line(table({ ...quick, pattern: PAIRS }))).toBe("dock-point-pairs");
});

test("the judge has the verdict in the same place, whether it is asked for or not", () => {
  const rules = { verdict: { type: "ByJudge", wait_ms: 30_000 } } as const;
  const seats = [seat("ada"), seat("jo", { role: "judge" })];
  const pointed = { type: "Pointed", by: "ada", cards: ["1rof"], until: 9, right: [], wrong: [], since: null } as const;
  expect(big(table(rules, { seats }), "jo")).toEqual(["quiet-judge"]);
  expect(big(table(rules, { seats, phase: pointed }), "jo")).toEqual(["act-right", "act-wrong"]);
  expect(line(table(rules, { seats, phase: pointed }), "jo")).toBe("dock-rule");
});

test("three who called at once are all named (S-7)", () => {
  const callers = ["bea", "cem", "dan"];
  const phase = { type: "Disputed", callers, since: 4, until: 9, votes: [], shown: [] } as const;
  const asked = dockOf(seen(table({}, { phase })));
  expect(asked.big.map((one) => "who" in one && one.who)).toEqual(callers);
  expect(asked.line).toMatchObject({ message: "dock-disputed", who: ["bea", "cem"], other: "dan" });
});

test("two who called at once stand side by side for those who are asked", () => {
  const phase = { type: "Disputed", callers: ["bea", "cem"], since: 4, until: 9, votes: [], shown: [] } as const;
  const asked = dockOf(seen(table({}, { phase })));
  expect(asked.big.map((one) => "who" in one && one.who)).toEqual(["bea", "cem"]);
  expect(asked.line).toMatchObject({ message: "dock-disputed", who: ["bea"], other: "cem" });
});

test("votes for no SET are counted on the button, among those who play", () => {
  const [vote] = dockOf(seen(table({}, { none_here: ["bea"] }))).small;
  expect(vote).toMatchObject({ message: "act-no-set-votes", key: "Digit0", args: { said: 1, of: 3 } });
});

test("where the engine sees, those who find no more agree on that and not on what is untrue (R-6)", () => {
  const rules = { no_set: { type: "EngineSees" } } as const;
  expect(small(table(rules))).toEqual([]);
  expect(small(table(rules, { piles: [] }))).toEqual(["act-none-found-here"]);
  expect(small(table(rules, { piles: [], none_here: ["bea"] }))).toEqual(["act-none-found-votes"]);
});

test("a judge with an empty deck lays nothing more, but says that no SET is left (G-16)", () => {
  const rules = { no_set: { type: "JudgeSays", trouble_at: 15, taken_off: 6 } } as const;
  const seats = [seat("ada"), seat("jo", { role: "judge" })];
  expect(small(table(rules, { seats }), "jo")).toEqual(["act-lay-more"]);
  expect(small(table(rules, { seats, piles: [] }), "jo")).toEqual(["act-none-left"]);
});

test("a paused table says so before anything else", () => {
  const paused = dockOf(seen(table({}, called("bea")), "bea", { paused: true }));
  expect([paused.line.message, paused.big.map(({ message }) => message)]).toEqual(["dock-paused", ["quiet-paused"]]);
});

test("a spectator has nothing to press", () => {
  const { line, big, small } = dockOf(seen(table(), "somebody"));
  expect([line.message, big, small]).toEqual(["dock-watching", [], []]);
});

test("cards to be put back are counted, and the last one makes the button strong", () => {
  const rules = {
    verdict: { type: "ByJudge", wait_ms: 1 },
    no_set: { type: "JudgeSays", trouble_at: 12, taken_off: 2 },
  } as const;
  const now = seen(table(rules, { seats: [seat("ada"), seat("jo", { role: "judge" })] }), "jo");
  expect(takeOffAction(now, [])).toBeNull();
  expect(takeOffAction(now, ["1rof"])).toMatchObject({ weight: "plain", args: { count: 2, chosen: 1 } });
  expect(takeOffAction(now, ["1rof", "2rof"])).toMatchObject({ weight: "ink" });
  expect(takeOffAction(seen(table(rules), "ada"), ["1rof"])).toBeNull();
});

test("the judge is asked whether six come off before three more are laid on fifteen (G-14)", () => {
  const rules = {
    verdict: { type: "ByJudge", wait_ms: 1 },
    no_set: { type: "JudgeSays", trouble_at: 12, taken_off: 6 },
  } as const;
  const seats = [seat("ada"), seat("jo", { role: "judge" })];
  const trouble = seen(table(rules, { seats }), "jo");
  expect(dockOf(trouble).small[0]).toMatchObject({ message: "act-lay-more", asks: true });
  expect(offQuestion(trouble)?.small.map(({ saying }) => saying.type)).toEqual(["TakeOff", "Deal"]);
  expect(offQuestion(seen(table(rules, { seats }), "ada"))).toBeNull();
  const empty = seen(table(rules, { seats, piles: [] }), "jo");
  expect(dockOf(empty).small[0]).toMatchObject({ message: "act-none-left", asks: false });
  expect(offQuestion(empty)).toBeNull();
});

test("a paused table goes on with the host's one button; the others see why theirs is quiet", () => {
  const paused = (you: string) => dockOf(seen(table(), you, { paused: true }));
  const goOn = { message: "act-resume", saying: { type: "Pause", paused: false }, weight: "main" };
  expect(paused("ada")).toMatchObject({ line: { message: "dock-paused" }, big: [goOn], small: [] });
  expect(paused("bea").big).toMatchObject([{ message: "quiet-paused" }]);
});

test("also where nobody calls, and where the host judges", () => {
  const resumes = (now: Table, you: string) => dockOf(seen(now, you, { paused: true, host: you })).big;
  expect(resumes(table({ calling: { type: "PointAtOnce" } }), "ada")).toMatchObject([{ message: "act-resume" }]);
  const seats = [seat("ada"), seat("jo", { role: "judge" })];
  expect(resumes(table({}, { seats }), "jo")).toMatchObject([{ message: "act-resume" }]);
});

test("whoever sits here without a part in the match may join in; who only watches may not", () => {
  const seats = [seat("ada"), seat("bea")];
  const { sitters } = seen(table()).gathering;
  const look = (you: string) => dockOf(seen(table({}, { seats }), you, { sitters }));
  expect(look("cem")).toMatchObject({ line: { message: "dock-next-match" }, big: [{ saying: { type: "Join" } }] });
  expect(look("onlooker")).toMatchObject({ line: { message: "dock-watching" }, big: [] });
});

const FLIPPING = {
  layout: { type: "Open" },
  dealing: { type: "PlayersFlip" },
  calling: { type: "CallFirst", window_ms: 5_000, touch: true },
} as Partial<Rules>;
const PILES = ["ada", "bea", "cem"].map((owner) => ({ type: "Pile" as const, left: 27, cards: [], owner }));

test("before cards lie there it is said who flips the first, and the call is not live (S-2)", () => {
  const bare = table(FLIPPING, { piles: PILES, layout: [], turn: 1 });
  expect(dockOf(seen(bare)).line).toEqual({ message: "bare-flips", who: "bea" });
  expect(dockOf(seen(bare)).big).toEqual([{ message: "quiet-bare", sub: "quiet-bare-why", weight: "quiet" }]);
  const two = table(FLIPPING, { piles: PILES, layout: CARDS.slice(0, 2), turn: 1 });
  expect(dockOf(seen(two)).big).toMatchObject([{ message: "quiet-bare" }]);
  const three = table(FLIPPING, { piles: PILES, layout: CARDS.slice(0, 3), turn: 1 });
  expect(dockOf(seen(three)).big).toMatchObject([{ message: "act-call" }]);
  expect(dockOf(seen(three)).line).toEqual({ message: "dock-flips", who: "bea" });
  expect(dockOf(seen(three, "bea")).line).toEqual({ message: "dock-flip" });
});

test("a chain begins with a SET like any other", () => {
  const chain: Partial<Rules> = { pattern: CHAIN, calling: { type: "PointAtOnce" } };
  expect(dockOf(seen(table(chain))).line).toMatchObject({ message: "dock-point-sets", args: { links: 0 } });
  const linked = seen(table(chain, { finds: [["1rof", "2rof", "3rof"]] }));
  expect(dockOf(linked).line).toMatchObject({ message: "dock-point-sets", args: { links: 1 } });
});
