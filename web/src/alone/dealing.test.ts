import { expect, test } from "vitest";
import type { Trio } from "../cards/card";
import { cryptoDice, FULL } from "../play/deck";
import { lyingOut } from "../play/round";
import { allSets, findSet } from "../play/sets";
import { deal, settled, type Table, tableAfter, taking } from "./dealing";
import { deckOf, newSeed, seedIn } from "./seed";

const SEEDS = Array.from({ length: 40 }, (_, n) => `SEED${n}`);

/** Take finds one after the other: which of those that lie there is chosen by a number. */
function played(seed: string, finds: number, choose: (n: number) => number): { tables: Table[]; trios: Trio[] } {
  const tables = [deal(seed)];
  const trios: Trio[] = [];
  for (let n = 0; n < finds; n++) {
    const table = tables.at(-1) as Table;
    const there = allSets(lyingOut(table.round));
    const trio = there[choose(n) % there.length] as Trio;
    trios.push(trio);
    tables.push(taking(table, trio) as Table);
  }
  return { tables, trios };
}

test("a seed gives the same deck for good: people keep links", () => {
  // sorted(cards, key=lambda card: sha256(f"TERCET/0/{card}".encode()).hexdigest()) in Python
  expect(deckOf("TERCET", 0).slice(0, 12).join(" ")).toBe(
    "2rde 3rsh 2rdf 3rsf 2roe 2gdh 3rof 1rof 2gsf 2rsf 1gdf 1gdh",
  );
  expect(deckOf("TERCET", 1).slice(0, 6).join(" ")).toBe("3poe 1psh 1rdh 3rsf 2pdf 3pse");
});

test("every deck of a seed has every card once, and no two are alike", () => {
  const decks = SEEDS.flatMap((seed) => [deckOf(seed, 0), deckOf(seed, 1)]);
  for (const deck of decks) expect(deck.toSorted()).toEqual(FULL.toSorted());
  expect(new Set(decks.map(String)).size).toBe(decks.length);
});

test("a card comes to the top as often as any other", () => {
  const tops = Array.from({ length: 810 }, (_, n) => deckOf(`${n}`, 0)[0]);
  const counts = FULL.map((card) => tops.filter((top) => top === card).length);
  const chi = counts.reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0);
  expect(chi).toBeLessThan(124.8); // 80 degrees of freedom: 1 in 1,000; the seeds never change, so neither does this
});

test("the same finds bring the same layouts, in whatever order their cards are pointed at", () => {
  for (const seed of SEEDS.slice(0, 8)) {
    const { tables, trios } = played(seed, 12, (n) => n * 7);
    const turned = trios.map(([a, b, c]): Trio => [c, a, b]);
    const again = turned.map((_, n) => tableAfter(seed, turned.slice(0, n + 1))?.round.layout);
    expect(again).toEqual(tables.slice(1).map(({ round }) => round.layout));
  }
});

test("there is always a SET in the layout, for as long as one plays (R-12)", () => {
  for (const seed of SEEDS) {
    const { tables } = played(seed, 60, (n) => n * 5 + 1);
    expect(tables.every(({ round }) => findSet(lyingOut(round)))).toBe(true);
    expect(tables.at(-1)?.deck).toBeGreaterThan(1);
    expect(tables.every(({ round }) => lyingOut(round).length >= 12 || round.deck.length === 0)).toBe(true);
  }
});

test("cards are added three at a time, only where there is no SET, and go when it is found (A-8)", () => {
  const pairs = SEEDS.flatMap((seed) => {
    const { tables } = played(seed, 20, () => 0);
    return tables.slice(1).map((table, n) => [lyingOut((tables[n] as Table).round), lyingOut(table.round)] as const);
  });
  const grown = pairs.filter(([before, after]) => after.length > Math.max(12, before.length - 3));
  expect(grown.length).toBeGreaterThan(20);
  for (const [, after] of grown) expect(findSet(after.slice(0, -3))).toBeNull();
});

test("no card lies there twice, and the next deck begins only when the one before has no SET left", () => {
  for (const seed of SEEDS) {
    const { tables } = played(seed, 40, (n) => n);
    for (const { round } of tables) expect(new Set(lyingOut(round)).size).toBe(lyingOut(round).length);
    const last = tables.findLast(({ deck }) => deck === 0) as Table;
    const next = tables[tables.indexOf(last) + 1] as Table;
    expect(next).toEqual(deal(seed, 1));
    expect([last.round.deck, lyingOut(last.round).length % 3]).toEqual([[], 0]);
  }
});

test("what does not lie there, and what is no SET, cannot have been found", () => {
  const table = deal("TERCET");
  const [there] = allSets(lyingOut(table.round)) as [Trio];
  expect(tableAfter("TERCET", [there])).toEqual(taking(table, there));
  expect(tableAfter("TERCET", [there, there])).toBeNull();
  expect(taking(table, ["1rof", "1rof", "1rof"])).toBeNull();
  expect(taking(table, there.slice(0, 2))).toBeNull();
  expect(taking(table, lyingOut(table.round).slice(0, 3))).toBeNull();
  expect(settled(table)).toBe(table);
});

test("a seed is six letters that nobody takes for others, and is read however it was typed", () => {
  expect(newSeed(cryptoDice)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect([" k7q4mx ", "K7Q4MX", "", "a b", "é", "X".repeat(21), null].map(seedIn)).toEqual([
    "K7Q4MX",
    "K7Q4MX",
    null,
    null,
    null,
    null,
    null,
  ]);
});
