/** Makes the tasks of the drills. Pure: chance comes in as dice. */
import { type BoxFeature, type Card, FEATURES, type Trio } from "../cards/card";
import { BOX } from "../cards/kinds";
import { type Dice, FULL, shuffled } from "../play/deck";
import { explain } from "../play/explain";
import { isSet, thirdCard } from "../play/sets";
import { DIFFERING, IS_IT, MANY_SHARE, THIRD } from "./kinds";

export type Shown = "cards" | "value" | "nothing";
export type Task =
  | { readonly kind: "third"; readonly pair: readonly [Card, Card]; readonly offered: readonly Card[] }
  | { readonly kind: "is-it"; readonly cards: Trio }
  | { readonly kind: "find"; readonly cards: readonly Card[]; readonly set: Trio; readonly shares?: Shares };

/** A value that many cards have, and how much of that is told. */
export interface Shares {
  readonly feature: BoxFeature;
  readonly letter: string;
  readonly shown: Shown;
}

const at = <T>(list: readonly T[], level: number): T => list[Math.min(list.length, Math.max(1, level)) - 1] as T;
const some = <T>(list: readonly T[], dice: Dice): T => list[dice(list.length)] as T;

/** In how many features two cards, or the cards of a SET, differ. */
export const differing = ([a, ...others]: readonly Card[]): number =>
  FEATURES.filter((_, n) => others.some((other) => other.charAt(n) !== a?.charAt(n))).length;

/** Another card that differs from this one in so many features. */
function cardBeside(card: Card, differs: number, dice: Dice): Card {
  return some(
    FULL.filter((other) => differing([card, other]) === differs),
    dice,
  );
}

function setOf(differs: number, dice: Dice, among: readonly Card[] = FULL): Trio {
  const pairs = among.flatMap((a) =>
    among
      .filter((b) => a < b && differing([a, b]) === differs && among.includes(thirdCard(a, b)))
      .map((b) => [a, b] as const),
  );
  const [a, b] = some(pairs, dice);
  const [x, y, z] = shuffled([a, b, thirdCard(a, b)], dice);
  return [x ?? a, y ?? b, z ?? a];
}

export function thirdTask(level: number, dice: Dice): Task {
  const { differs, offered, alike } = at(THIRD, level);
  const a = some(FULL, dice);
  const b = cardBeside(a, differs, dice);
  const right = thirdCard(a, b);
  const others = FULL.filter((card) => ![a, b, right].includes(card) && differing([right, card]) <= (alike ? 1 : 3));
  const wrong = shuffled(others, dice).slice(0, offered - 1);
  return { kind: "third", pair: [a, b], offered: shuffled([right, ...wrong], dice) };
}

/** As often a SET as not. */
export function isItTask(level: number, dice: Dice): Task {
  const { differs, fails } = at(IS_IT, level);
  const set = setOf(differs, dice);
  return { kind: "is-it", cards: dice(2) === 0 ? set : spoilt(set, fails, dice) };
}

/** A SET with another third card, so that so many features fail. */
function spoilt([a, b, c]: Trio, fails: number, dice: Dice): Trio {
  const failing = (other: Card) => explain([a, b, other]).filter(({ verdict }) => verdict === "neither").length;
  const others = FULL.filter((other) => ![a, b, c].includes(other) && failing(other) === fails);
  const [x = a, y = b, z = c] = shuffled([a, b, some(others, dice)], dice);
  return [x, y, z];
}

/** Add cards, in the order given, with which no second SET comes; null where there are too few. */
function filled(set: Trio, size: number, from: readonly Card[]): Card[] | null {
  const cards: Card[] = [...set];
  for (const card of from) {
    if (cards.length === size) break;
    const makes = cards.some((a, n) => cards.slice(n + 1).some((b) => isSet(a, b, card)));
    if (!makes && !cards.includes(card)) cards.push(card);
  }
  return cards.length === size ? cards : null;
}

/** Try until it can be done: a few tries, and none depends on the ones before. */
function until<T>(make: () => T | null): T {
  for (;;) {
    const made = make();
    if (made !== null) return made;
  }
}

export function differingTask(level: number, dice: Dice): Task {
  const { cards: size, differs } = at(DIFFERING, level);
  return until(() => {
    const set = setOf(differs, dice);
    const cards = filled(set, size, shuffled(FULL, dice));
    return cards && { kind: "find", cards: shuffled(cards, dice), set };
  });
}

/** The only SET is among the many cards that share a value. */
export function manyShareTask(level: number, dice: Dice): Task {
  const { cards: size, share, differs, shown } = at(MANY_SHARE, level);
  return until(() => {
    const n = dice(FEATURES.length);
    const letter = some([...(BOX.letters[n] ?? "")], dice);
    const sharing = FULL.filter((card) => card.charAt(n) === letter);
    const set = setOf(differs, dice, sharing);
    const many = filled(set, share, shuffled(sharing, dice));
    const others = FULL.filter((card) => !sharing.includes(card));
    const cards = many && filled(set, size, [...many, ...shuffled(others, dice)]);
    const feature = FEATURES[n];
    return cards && feature
      ? { kind: "find", cards: shuffled(cards, dice), set, shares: { feature, letter, shown } }
      : null;
  });
}

/** Three cards that have nothing in common; each is made to show one value, and then they share just that. */
const VARIED: readonly Card[] = ["1rdf", "2psh", "3goe"];
/** Cards that share this value, and nothing else. */
export const sharing = ({ feature, letter }: Pick<Shares, "feature" | "letter">): Card[] =>
  VARIED.map((card) => [...card].with(FEATURES.indexOf(feature), letter).join(""));
