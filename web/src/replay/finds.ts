/** Everything that can be found on a table now (as engine/slots/pattern.py lists it). */
import { type Card, FACE_DOWN } from "../cards/card";
import type { Table } from "../protocol/types";
import { cardsAreUnseen } from "../rules/deck";
import { liesFaceDown } from "../rules/layout";
import { leastPick, linkCards, linksOf, mostPick } from "../rules/pattern";
import { numbersOf } from "./numbers";

export type Find = readonly Card[];
type Seen = Pick<Table, "rules" | "finds" | "layout" | "seen" | "turned" | "phase">;

/** The same key for the same cards, in whatever order. */
export const keyOf = (cards: Find): string => [...cards].sort().join(" ");

/** The layout, or of a real deck those cards that somebody has seen. */
export const layoutOf = ({ rules, layout, seen }: Pick<Table, "rules" | "layout" | "seen">): Table["layout"] =>
  cardsAreUnseen(rules) ? seen.map(([card]) => card) : layout;

/** The cards that everyone sees: with cards face down, those that are turned up (M-11). */
export function openCards(table: Seen): Card[] {
  const { rules, turned } = table;
  const layout = layoutOf(table);
  const cards = layout.filter((card): card is Card => card !== null && card !== FACE_DOWN);
  if (!liesFaceDown(rules)) return cards;
  const up = new Set(turned.flatMap((one) => one.cards));
  return cards.filter((card) => up.has(card));
}

/** Each find that is in sight, its cards in order of their places, those of the find before it first. */
export function findsInSight(table: Seen): Find[] {
  if (table.phase.type === "Over") return [];
  const open = openCards(table);
  const lying = new Set(open);
  const before = new Set(table.finds.filter((find) => find.every((card) => lying.has(card))).map(keyOf));
  return allFinds(table, open).filter((find) => !before.has(keyOf(find)));
}

function allFinds(table: Seen, open: readonly Card[]): Find[] {
  const { pattern } = table.rules;
  const previous = linkCards(table);
  if (pattern.test === "pairs") {
    const finds = inPairs([...previous, ...open]);
    return previous.length > 0 ? finds.filter((find) => linksOf(previous, find) === pattern.linked) : finds;
  }
  const sizes = range(leastPick(table.rules), mostPick(table.rules));
  const links = previous.length > 0 ? choices(previous, pattern.linked) : [[]];
  return links.flatMap((link) => sizes.flatMap((size) => cancelling(open, size - link.length, link)));
}

/** Every choice of so many cards that cancel together with those given; the last one is looked up. */
function cancelling(cards: readonly Card[], count: number, given: Find): Find[] {
  const [first] = cards;
  if (!first) return [];
  const { of, minus } = numbersOf(first);
  const numbers = cards.map(of);
  const place = new Map(numbers.map((number, n) => [number, n]));
  const finds: Find[] = [];
  const choose = (chosen: Find, want: number, from: number): void => {
    if (chosen.length === count - 1) {
      const n = place.get(want) ?? -1;
      if (n >= from) finds.push([...given, ...chosen, cards[n] as Card]);
      return;
    }
    for (let n = from; n < cards.length; n++)
      choose([...chosen, cards[n] as Card], minus(want, numbers[n] as number), n + 1);
  };
  choose(
    [],
    given.reduce((want, card) => minus(want, of(card)), 0),
    0,
  );
  return finds;
}

/** Every four cards of which two pairs want the same card, each four once (C-4). */
function inPairs(cards: readonly Card[]): Find[] {
  const [first] = cards;
  if (!first) return [];
  const { of, minus } = numbersOf(first);
  const pairs = new Map<number, number[][]>();
  for (const pair of choices(range(0, cards.length - 1), 2)) {
    const want = pair.reduce((sum, n) => minus(sum, of(cards[n] as Card)), 0);
    pairs.set(want, [...(pairs.get(want) ?? []), pair]);
  }
  const fours = [...pairs.values()].flatMap((same) => choices(same, 2).map((two) => two.flat().sort((a, b) => a - b)));
  return [...new Map(fours.map((four) => [four.join(), four.map((n) => cards[n] as Card)])).values()];
}

/** Every choice of so many of these, in their order. */
function choices<T>(of: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, n) => choices(of.slice(n + 1), count - 1).map((rest) => [one, ...rest]));
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
