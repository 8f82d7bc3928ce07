import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Rules } from "../protocol/types";
import { areFor, areForSeveral, forOneScreen } from "./one-screen";
import { forRealCards, withRealCards } from "./real-cards";

const FOLDS = new URL("../../../tests/golden/folds/", import.meta.url).pathname;

/** The rules of every rule set, as the golden tables were opened under them. */
const ALL = globSync("*.json", { cwd: FOLDS })
  .map((name) => JSON.parse(readFileSync(FOLDS + name, "utf8")).events[0].rules as Rules)
  .filter(({ deck }) => deck.type !== "RealDeck");

test("there are rules to look at", () => {
  expect(new Set(ALL.map(({ name }) => name)).size).toBeGreaterThan(10);
});

test("on one screen everyone calls before pointing, and nobody waits for a judge who is not there", () => {
  for (const rules of ALL.filter(areForSeveral).map(forOneScreen)) {
    expect(rules.calling.type).not.toBe("PointAtOnce");
    expect(rules.calling).not.toMatchObject({ touch: true });
    expect(rules.verdict.type).toBe("ByEngine");
    expect(rules.dealing).not.toMatchObject({ role: "judge" });
    expect(rules.no_set.type).not.toBe("JudgeSays");
  }
});

test("solitaire is for nobody beside somebody, and SET Master for three or more", () => {
  const named = (name: string) => ALL.find((rules) => rules.name === name) as Rules;
  expect(areForSeveral(named("solitaire"))).toBe(false);
  expect([2, 3].map((people) => areFor(named("master"), people))).toEqual([false, true]);
});

test("with real cards each way to call and to score is offered once, where people can see to it themselves", () => {
  const named = ALL.filter(({ name }) => !name.includes(" ")); // the others are tables of the tests
  const sets = [...new Map(named.map((rules) => [rules.name, { rules }])).values()];
  const offered = forRealCards(sets).map(({ rules }) => rules.name);
  expect(offered.sort()).toEqual(["classic", "competition", "european", "master", "passing-deal", "super"]);
});

test("with real cards people rule, and a call is made on the phone alone", () => {
  const rules = ALL.find(({ name }) => name === "super") as Rules;
  expect(withRealCards(rules, { judge: false, withinMs: 250 })).toMatchObject({
    deck: { type: "RealDeck" },
    verdict: { type: "ByPlayers" },
    calling: { touch: false },
    ties: { within_ms: 250 },
  });
  expect(withRealCards(rules, { judge: true, withinMs: null })).toMatchObject({
    verdict: { type: "ByJudge" },
    ties: { within_ms: 10 },
  });
});
