/** Why some cards are a find, or why not: for each kind of find what is compared, and what is said about it. */
import type { Card } from "../cards/card";
import { lastCard } from "../cards/sums";
import { explain, type Finding } from "../play/explain";
import { thirdCard } from "../play/sets";
import type { Rules } from "../protocol/types";
import { type Four, isFour, type Sought, sought, waysToPair } from "../rules/pattern";
import { nameOfCard } from "../table/name-cache";
import { howManyFail, type Missing, type Pair } from "../table/panel";
import type { Voice } from "../words/cards";

export type Some = readonly [Card, ...Card[]];

/** What is compared feature by feature; how the cards are paired; in words; and which card was missing. */
export interface Reason {
  readonly cards: readonly Card[];
  readonly findings: readonly Finding[];
  readonly pairs?: readonly Pair[];
  readonly missing?: Missing | undefined;
  readonly text: readonly string[];
}

type Explain = (cards: Some, right: boolean, voice: Voice) => Reason;

const REASONS: Record<Sought, Explain> = { sets: features, fours: features, pairs: twoPairs, six: threePairs, dots };

/** Why these cards are what the rules look for, or why not. */
export const reasonFor = (rules: Rules, cards: Some, right: boolean, voice: Voice): Reason =>
  REASONS[sought(rules)](cards, right, voice);

function features(cards: Some, right: boolean, voice: Voice): Reason {
  const findings = explain(cards);
  if (right) return { cards, findings, text: [voice("right-why")] };
  return { cards, findings, text: [howManyFail(findings, voice)], missing: completing(cards, voice) };
}

/** Two pairs and the card that each of them needs, paired so that these two are as alike as can be (M-2). */
function twoPairs(cards: Some, right: boolean, voice: Voice): Reason {
  const pairs = pairsOf(isFour(cards) ? nearest(cards) : cards);
  const thirds = thirdsOf(pairs);
  const [one = "", other = ""] = thirds.map(nameOfCard);
  const said = right ? voice("right-ultra-why", { card: one }) : voice("wrong-ultra-why", { one, other });
  return { cards: thirds, findings: explainAll(thirds), pairs, text: [said] };
}

/** Three pairs: the cards that they need are a SET, or all the same card, or neither (M-3). */
function threePairs(cards: Some, right: boolean, voice: Voice): Reason {
  const pairs = pairsOf(cards);
  const thirds = thirdsOf(pairs);
  const reason = { cards: thirds, findings: explainAll(thirds), pairs };
  if (!right) return { ...reason, text: [voice("wrong-six-why")] };
  return { ...reason, text: [voice("right-six-why", { same: new Set(thirds).size === 1 ? "yes" : "no" })] };
}

/** Dots that are there an odd number of times; the card that has just these would complete them (M-6). */
function dots(cards: Some, right: boolean, voice: Voice): Reason {
  if (right) return { cards, findings: [], text: [voice("right-dots-why")] };
  return { cards, findings: [], text: [], missing: { text: voice("wrong-dots-why"), card: lastCard(cards) } };
}

/** The card that would have completed all but the last one. */
function completing(cards: Some, voice: Voice): Missing | undefined {
  const [first, ...rest] = cards.slice(0, -1);
  if (!first) return undefined;
  return { text: voice("completes-first", { count: cards.length - 1 }), card: lastCard([first, ...rest]) };
}

const pairsOf = (cards: readonly Card[]): Pair[] =>
  cards.flatMap((a, n): Pair[] => (n % 2 === 0 ? [[a, cards[n + 1] ?? a]] : []));

const thirdsOf = (pairs: readonly Pair[]): Card[] => pairs.map(([a, b]) => thirdCard(a, b));

const explainAll = ([first, ...rest]: readonly Card[]): Finding[] => (first ? explain([first, ...rest]) : []);

/** The way to pair four cards in which the cards that the pairs need differ least. */
function nearest(cards: Four): Four {
  const apart = ([a, b, c, d]: Four) => {
    const other = thirdCard(c, d);
    return [...thirdCard(a, b)].filter((letter, n) => letter !== other.charAt(n)).length;
  };
  return waysToPair(cards).reduce((best, way) => (apart(way) < apart(best) ? way : best));
}
