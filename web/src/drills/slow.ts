/** Layouts in which somebody was slow. Pure. Each is brought back until its SET is found in under five seconds twice. */
import type { Card, Trio } from "../cards/card";
import { BOX, isCard, kindOf } from "../cards/kinds";
import { isSet } from "../play/sets";

export const QUICK_MS = 5_000;
const TWICE = 2;
const MOST = 24; // the slowest are kept
const LONGEST_MS = 10 * 60_000; // somebody was away

export interface Slow {
  readonly cards: readonly Card[];
  readonly set: Trio;
  readonly ms: number; // how long it took then
  readonly day: string; // “2026-11-15”
  readonly quick: number; // how often it has been found quickly since
  readonly seen: number; // how often it has been brought back
}

const keyOf = ({ set }: Pick<Slow, "set">): string => set.toSorted().join();
const isOfBox = (card: unknown): card is Card => typeof card === "string" && isCard(card) && kindOf(card) === BOX;

/** Can this be brought back: a SET among different cards of the box, 12 or so, found slowly? */
export function isSlow(cards: readonly Card[], set: readonly Card[], ms: number): boolean {
  const [a = "", b = "", c = ""] = set;
  const whole = cards.length >= 6 && cards.length <= 21 && new Set(cards).size === cards.length && cards.every(isOfBox);
  const there = set.length === 3 && set.every((card) => cards.includes(card)) && isSet(a, b, c);
  return whole && there && ms >= QUICK_MS && ms <= LONGEST_MS;
}

/** With one more; the same SET again replaces the old one, and only the slowest stay. */
export function withSlow(
  kept: readonly Slow[],
  cards: readonly Card[],
  set: Trio,
  ms: number,
  day: string,
): readonly Slow[] {
  if (!isSlow(cards, set, ms)) return kept;
  const one: Slow = { cards, set, ms, day, quick: 0, seen: 0 };
  const others = kept.filter((each) => keyOf(each) !== keyOf(one));
  return [...others, one].toSorted((a, b) => b.ms - a.ms).slice(0, MOST);
}

/** After it was brought back: quick twice, and it is learnt; slow, and it begins again. */
export function afterTry(kept: readonly Slow[], set: Trio, right: boolean, ms: number): readonly Slow[] {
  return kept.flatMap((each) => {
    if (keyOf(each) !== keyOf({ set })) return [each];
    const quick = right && ms < QUICK_MS ? each.quick + 1 : 0;
    return quick >= TWICE ? [] : [{ ...each, quick, seen: each.seen + 1 }];
  });
}

/** The one to bring back next: the one seen least, the slowest of those; not one of those just seen. */
export function due(kept: readonly Slow[], just: readonly Trio[] = []): Slow | null {
  const old = new Set(just.map((set) => keyOf({ set })));
  const [next] = kept.filter((each) => !old.has(keyOf(each))).toSorted((a, b) => a.seen - b.seen || b.ms - a.ms);
  return next ?? null;
}

/** What was remembered; what is not understood is left out. */
export function readSlow(text: string | null): readonly Slow[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Slow {
  const { cards, set, ms, day, quick, seen } = { ...(one as Partial<Slow> | null) };
  const figures = [quick, seen].every((figure) => Number.isInteger(figure) && (figure ?? -1) >= 0);
  if (!Array.isArray(cards) || !Array.isArray(set) || typeof ms !== "number" || typeof day !== "string") return false;
  return figures && isSlow(cards, set, ms);
}
