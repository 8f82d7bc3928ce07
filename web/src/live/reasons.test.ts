import { beforeAll, expect, test } from "vitest";
import { table } from "../../test/tables";
import type { Rules } from "../protocol/types";
import { need, say } from "../words/speak";
import { reasonFor, type Some } from "./reasons";

beforeAll(() => need(["table"]));

const SETS: Rules["pattern"] = { type: "Pattern", test: "cancel", cards: 3, most: null, linked: 0 };
const deck = (values: 2 | 3 | 4, features: 4 | 5 | 6): Rules["deck"] => ({
  type: "AllCards",
  values,
  features,
  colour: null,
  shading: null,
});
const RULES = {
  sets: { pattern: SETS },
  pairs: { pattern: { ...SETS, test: "pairs", cards: 4 } },
  six: { pattern: { ...SETS, cards: 6 } },
  edges: { pattern: SETS, deck: deck(3, 5) },
  fours: { pattern: { ...SETS, cards: 4 }, deck: deck(4, 4) },
  dots: { pattern: { ...SETS, most: 7 }, deck: deck(2, 6) },
} as const;

const why = (find: keyof typeof RULES, cards: string, right = false) =>
  reasonFor(table(RULES[find]).rules, cards.split(" ") as unknown as Some, right, say);
const failing = ({ findings }: ReturnType<typeof why>) =>
  findings.flatMap(({ feature, verdict }) => (verdict === "neither" ? [feature] : []));

test("three cards that are no SET name the card that the first two need", () => {
  const { text, missing } = why("sets", "1rof 2rof 3roh");
  expect(text).toEqual(["One feature does not fit."]);
  expect(missing).toEqual({ text: "The first 2 need:", card: "3rof" });
});

test("an edge is a feature like the others", () => {
  expect(failing(why("edges", "1rofp 2roff 3rofp"))).toEqual(["edge"]);
  expect(failing(why("edges", "1rofp 2roff 3rofc"))).toEqual([]);
});

test("two pairs say which card each of them needs, paired as well as can be", () => {
  const { pairs, cards, text, findings } = why("pairs", "1rof 3gsf 2rof 3pdh");
  expect(pairs).toEqual([
    ["1rof", "2rof"],
    ["3gsf", "3pdh"],
  ]);
  expect(cards).toEqual(["3rof", "3roe"]);
  expect(text).toEqual(["One pair needs three red solid ovals, the other needs three red open ovals."]);
  expect(findings.map(({ verdict }) => verdict)).toEqual(["same", "same", "same", "neither"]);
});

test("two right pairs name the one card", () => {
  const { text } = why("pairs", "1rof 3gsf 2rof 3pdf", true);
  expect(text).toEqual(["One card would complete both: three red solid ovals."]);
});

test("six cards show three pairs, and the three cards that these need are compared", () => {
  const wrong = why("six", "1rof 2rof 1psh 2psh 1gde 2gdf");
  expect(wrong.cards).toEqual(["3rof", "3psh", "3gdh"]);
  expect(failing(wrong)).toEqual(["shading"]);
  const right = why("six", "1rof 2rof 1psh 2psh 1gde 2gde", true);
  expect(failing(right)).toEqual([]);
  expect(right.text).toEqual(["The cards that complete the three pairs are a SET."]);
});

test("of four values each feature is alike, different, two and two, or has cards that stand alone", () => {
  const { findings, missing } = why("fours", "1ROF 1PSF 2GSF 3IOL");
  expect(findings.map(({ verdict, odd }) => [verdict, odd])).toEqual([
    ["neither", [2, 3]],
    ["different", []],
    ["pairs", []],
    ["neither", [3]],
  ]);
  expect(missing).toEqual({ text: "The first 3 need:", card: "2IOF" });
});

test("dots that are there an odd number of times are drawn as the card that would complete them", () => {
  expect(why("dots", "r----- -a---- ra-b-i").missing?.card).toBe("---b-i");
  expect(why("dots", "r----- -a---- ra----", true).text).toEqual(["Every dot appears an even number of times."]);
});
