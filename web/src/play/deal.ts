/**
 * A given deck: `/alone/practice?deal=1rof+2rof+3rof…`, top card first, at least as many cards as are dealt.
 * The codes are the whole deck, so a short one makes a short round. For tests, puzzles and bug reports.
 */
import type { Card } from "../cards/card";
import { BOX, isCard, kindOf } from "../cards/kinds";
import { cryptoDice, FULL, shuffled } from "./deck";
import { PLACES } from "./round";

/** What is wrong with the deck in the address: the message that says so, and what it has to name. */
export interface DealProblem {
  readonly message: "deal-not-a-card" | "deal-card-twice" | "deal-too-few";
  readonly args: { code: string; count: number };
}

/** The deck to play with: the one in the address if it is right, otherwise a shuffled one. */
export function deckFor(search: string): { deck: readonly Card[]; problem: DealProblem | null } {
  const wanted = new URLSearchParams(search).get("deal");
  const problem = wanted === null ? null : problemIn(codesOf(wanted));
  if (wanted === null || problem) return { deck: shuffled(FULL, cryptoDice), problem };
  return { deck: codesOf(wanted).filter(isOfBox), problem };
}

const isOfBox = (code: string): boolean => isCard(code) && kindOf(code) === BOX;
const codesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

function problemIn(codes: readonly string[]): DealProblem | null {
  const args = (code = "") => ({ code, count: codes.length });
  const wrong = codes.find((code) => !isOfBox(code));
  if (wrong) return { message: "deal-not-a-card", args: args(wrong) };
  const twice = codes.find((code, n) => codes.indexOf(code) < n);
  if (twice) return { message: "deal-card-twice", args: args(twice) };
  return codes.length < PLACES ? { message: "deal-too-few", args: args() } : null;
}
