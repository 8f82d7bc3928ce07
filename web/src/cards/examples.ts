import { type Card, FEATURES, type Letters } from "./card";
import { BOX, DOTS, type Kind } from "./kinds";

const USUAL = "1pof"; // the card of the box that the examples vary

/** For each feature of a kind, cards that differ in it alone; one where it is the same on all cards. Dots need none. */
export function examplesOf(kind: Kind, held: Partial<Letters> = {}): Card[][] {
  if (kind === DOTS) return [];
  const given = FEATURES.map((feature, n) => held[feature] ?? USUAL.charAt(n));
  const usual = kind.letters.map((letters, n) => letters.charAt(BOX.letters[n]?.indexOf(given[n] ?? "") ?? 0));
  const isHeld = FEATURES.map((feature) => feature in held);
  return kind.letters.map((letters, n) =>
    (isHeld[n] ? [usual[n] ?? ""] : [...letters]).map((letter) => usual.with(n, letter).join("")),
  );
}
