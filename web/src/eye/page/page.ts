/** What the page of the eye shows. Pure: everything that happens gives a new page. */
import type { Card, Trio } from "../../cards/card";
import { allSets } from "../../play/sets";
import type { Sight } from "../look";
import { EMPTY, knownIn, type Pile, withoutLast, withPicture } from "./pile";
import type { Wanted } from "./steady";
import { cardsOf, chosenOf, readIn, type Spot, type Still, stillOf, toggled } from "./still";

export const USES = ["there", "trio", "pile"] as const;
export type Use = (typeof USES)[number];

const LEAST: Record<Use, number> = { there: 3, trio: 3, pile: 1 };

/** Help comes in steps: yes or no; one card of a SET; another; why the third belongs to them; all SETs. */
export const ALL = 4;

export interface Page {
  readonly use: Use;
  readonly still: Still | null; // null: to be looked for
  readonly aside: Still | null; // of the table while cards are counted, of a pile meanwhile
  readonly step: number;
  readonly shown: number; // which of all SETs
  readonly chosen: readonly number[]; // which spots are meant, where there are more than three
  readonly piles: readonly Pile[];
  readonly at: number; // the pile that is being counted
}

export const FIRST: Page = {
  use: "there",
  still: null,
  aside: null,
  step: 0,
  shown: 0,
  chosen: [],
  piles: [EMPTY],
  at: 0,
};

export type Act =
  | { readonly type: "use"; readonly use: Use }
  | { readonly type: "saw"; readonly sight: Sight }
  | { readonly type: "again" }
  | { readonly type: "changed"; readonly still: Still }
  | { readonly type: "hint" }
  | { readonly type: "all" }
  | { readonly type: "turn"; readonly by: 1 | -1 }
  | { readonly type: "choose"; readonly id: number }
  | { readonly type: "name"; readonly name: string }
  | { readonly type: "more" }
  | { readonly type: "pile"; readonly at: number }
  | { readonly type: "undo" }
  | { readonly type: "over" };

const UNTOLD = { step: 0, shown: 0, chosen: [] } as const;

export function reduce(page: Page, act: Act): Page {
  switch (act.type) {
    case "use":
      return used({ ...page, ...UNTOLD }, act.use);
    case "saw":
      return { ...page, ...UNTOLD, still: stillOf(act.sight) };
    case "again":
      return { ...page, ...UNTOLD, still: null };
    case "changed":
      return changed(page, act.still);
    case "hint":
      return { ...page, step: Math.min(page.step + 1, ALL) };
    case "all":
      return { ...page, step: ALL };
    case "turn":
      return { ...page, shown: around(page.shown + act.by, setsOf(page).length) };
    case "choose":
      return { ...page, chosen: toggled(page.chosen, act.id) };
    case "name":
      return { ...page, piles: page.piles.with(page.at, { ...pileOf(page), name: act.name }) };
    case "more":
      return { ...page, ...UNTOLD, piles: counted(page), still: null };
    case "pile":
      return toPile({ ...page, ...UNTOLD, piles: counted(page), still: null }, act.at);
    case "undo":
      return { ...page, piles: page.piles.with(page.at, withoutLast(pileOf(page))) };
    case "over":
      return { ...page, ...UNTOLD, piles: [EMPTY], at: 0, still: null };
  }
}

const around = (n: number, count: number): number => (count === 0 ? 0 : (n + count) % count);
const stillThere = (chosen: readonly number[], { spots }: Still) =>
  chosen.filter((id) => spots.some((spot) => spot.id === id));

/** A picture of the table answers both questions about SETs; one of a pile is for the count and waits there. */
function used(page: Page, use: Use): Page {
  if ((use === "pile") === (page.use === "pile")) return { ...page, use };
  const begun = use === "pile" && page.piles.some(({ pictures }) => pictures.length > 0);
  return { ...page, use, still: page.aside ?? (begun ? null : page.still), aside: page.still };
}

function changed(page: Page, still: Still): Page {
  const aside = page.aside === page.still ? still : page.aside; // the same picture
  return { ...page, ...UNTOLD, still, aside, chosen: stillThere(page.chosen, still) };
}

/** What the camera looks for: in a count, cards that were not counted. */
export const wantedOf = ({ use, piles }: Page): Wanted => ({
  least: LEAST[use],
  counted: knownIn(use === "pile" ? piles : []),
});

/** The pile that is being counted, without the picture that is looked at. */
export const pileOf = ({ piles, at }: Page): Pile => piles[at] ?? EMPTY;

/** The piles with the picture that is looked at. */
export const counted = (page: Page): readonly Pile[] =>
  page.still
    ? page.piles.with(page.at, withPicture(pileOf(page), cardsOf(page.still), readIn(page.still)))
    : page.piles;

/** One after the last is a new one. */
const toPile = (page: Page, at: number): Page => ({
  ...page,
  at,
  piles: page.piles[at] ? page.piles : [...page.piles, EMPTY],
});

export const cardsSeen = ({ still }: Page): Card[] => (still ? cardsOf(still) : []);
export const setsOf = (page: Page): Trio[] => allSets(cardsSeen(page));

/** The cards that are ringed in the picture: as many as help has come to, or those of one SET. */
export function ringed(page: Page): readonly Card[] {
  if (page.use === "trio") return meant(page).map(({ card }) => card);
  if (page.use === "pile") return [];
  const sets = setsOf(page);
  return page.step === ALL ? (sets[page.shown] ?? []) : (sets[0]?.slice(0, page.step) ?? []);
}

/** The cards that are asked about. */
export const meant = ({ still, chosen }: Page): readonly Spot[] => (still ? chosenOf(still, chosen) : []);
