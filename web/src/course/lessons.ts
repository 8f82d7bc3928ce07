/** The course as data: nine steps, each with a few questions, and others that are asked after a mistake. */
import type { Edition } from "../cards/artwork";
import type { BoxFeature, Card, Trio } from "../cards/card";

/** One thing to look at, and one thing to do. */
export type Question =
  | { readonly kind: "feature"; readonly feature: BoxFeature; readonly cards: Trio } // the same, different or neither?
  | { readonly kind: "third"; readonly pair: readonly [Card, Card]; readonly offered: readonly Card[]; open: number }
  | { readonly kind: "parts"; readonly cards: Trio } // the same for each feature, then: is it a SET?
  | { readonly kind: "is-it"; readonly cards: Trio }
  | { readonly kind: "find"; readonly cards: readonly Card[] };

export const STEPS = ["number", "colour", "shape", "shading", "third", "parts", "thumb", "nine", "twelve"] as const;
export type Step = (typeof STEPS)[number];

export interface Lesson {
  readonly ask: readonly Question[];
  readonly again: readonly Question[]; // one of them after each mistake, as long as there are any
}

const trio = (codes: string): Trio => codes.split(" ") as unknown as Trio;
const cards = (codes: string): Card[] => codes.split(" ");
const feature = (feature: BoxFeature, codes: string): Question => ({ kind: "feature", feature, cards: trio(codes) });
const parts = (codes: string): Question => ({ kind: "parts", cards: trio(codes) });
const isIt = (codes: string): Question => ({ kind: "is-it", cards: trio(codes) });
const find = (codes: string): Question => ({ kind: "find", cards: cards(codes) });

/** `open`: how many of the third card's features, the last ones, are left to be worked out. */
const third = (pair: string, offered: string, open: number): Question => ({
  kind: "third",
  pair: cards(pair) as [Card, Card],
  offered: cards(offered),
  open,
});

export const LESSONS: Readonly<Record<Step, Lesson>> = {
  number: {
    ask: [feature("number", "1rof 2rof 3rof"), feature("number", "2gsf 2rsf 2psf")],
    again: [feature("number", "3pdf 1pdf 2pdf"), feature("number", "1gof 1rof 3pof")],
  },
  colour: {
    ask: [feature("colour", "1rsf 2rsf 3rsf"), feature("colour", "1rdf 2gdf 3rdf")],
    again: [feature("colour", "2pof 2rof 2gof"), feature("colour", "3gsf 1psf 2gsf")],
  },
  shape: {
    ask: [feature("shape", "2pof 2pdf 2psf"), feature("shape", "1gsf 2rof 3psf")],
    again: [feature("shape", "1rdf 2pdf 3gdf"), feature("shape", "1gof 2gsf 3gof")],
  },
  shading: {
    ask: [feature("shading", "1rof 2rsh 3rdh"), feature("shading", "2pdf 2pdh 2pde")],
    again: [feature("shading", "1goh 2gdh 3gsh"), feature("shading", "3pse 1pse 2psf")],
  },
  third: {
    ask: [third("1rdf 2rdf", "3rdf 3rdh 3pdf", 1), third("1rsh 3gsf", "2psh 2pse 3pse 2poe 2rse 1pse", 1)],
    again: [third("2gof 2gsf", "2gdf 2gde 2rdf", 1), third("1poe 1rde", "1gse 1gof 1pse 1gde 2gse 1goe", 2)],
  },
  parts: {
    ask: [parts("1gde 2gdh 3pdf"), parts("1rof 2psf 3gdf")],
    again: [parts("2rsh 2psh 2gse"), parts("3roe 2roh 1rof")],
  },
  thumb: {
    ask: [isIt("1pof 2poh 2poe"), isIt("1gsh 2rsh 3psh"), isIt("3rdf 3gdf 3rde"), isIt("2gof 1pse 3rdh")],
    again: [isIt("1rse 2rse 3rsf"), isIt("2pdh 2poh 2psh")],
  },
  nine: {
    ask: [find("1rof 1rsf 2rdf 3psf 1rdf 2rof 2rsf 3gdf 3rdf"), find("3rsf 1gdf 1pof 2pof 3pdf 1gsf 2gdf 1rsf 1gof")],
    again: [],
  },
  twelve: {
    ask: [find("1goe 3poe 2rse 1gde 1gse 1rdh 2goe 1rof 3goe 3pde 3gsh 2gsf")],
    again: [],
  },
};

const SHADING_FOR: Readonly<Record<string, string>> = { r: "f", p: "h", g: "e" };

/** The small deck's cards in this edition: filled symbols only, or all of one colour (E-7). */
export const ofSmallDeck = (card: Card, edition: Edition): Card =>
  edition === "american" ? card : `${card.charAt(0)}r${card.charAt(2)}${SHADING_FOR[card.charAt(1)]}`;

/** A question as it is asked with this edition: the nine cards are those of its small deck. */
export function asked(question: Question, step: Step, edition: Edition): Question {
  if (question.kind !== "find" || step !== "nine") return question;
  return { ...question, cards: question.cards.map((card) => ofSmallDeck(card, edition)) };
}
