/** The artwork as the one source has it: drawings, editions and palettes, for the web, the terminal and paper alike. */
import artwork from "#artwork";
import type { Card, Feature } from "./card";
import { kindOf, letterOf } from "./kinds";

export type Edition = keyof typeof artwork.editions;
export type Palette = keyof typeof artwork.palettes;
export type Shape = keyof typeof artwork.shapes;
export type Theme = keyof typeof artwork.themes;
export type Glyph = keyof typeof artwork.glyphs;

export const EDITIONS = Object.keys(artwork.editions) as Edition[];
export const PALETTES = Object.keys(artwork.palettes) as Palette[];

/** What decides how cards look, and so what they are called. */
export interface Look {
  readonly edition: Edition;
  readonly palette: Palette;
  readonly theme: Theme;
}

type Keys = Readonly<Record<string, string>>; // by letter
const NUMBERS: Keys = { "1": "one", "2": "two", "3": "three", "4": "four" };

/** The keys of the words for the values of a feature. */
function keysOf(feature: Feature, { edition, palette, theme }: Look): Keys {
  switch (feature) {
    case "number":
      return NUMBERS;
    case "colour":
      return artwork.palettes[palette].names[theme];
    case "shape":
      return artwork.editions[edition].shapes;
    case "shading":
      return artwork.editions[edition].shadings;
    case "edge":
      return artwork.edges.names;
    default:
      return artwork.dots.names[theme];
  }
}

/** The key of the word for what a card shows: `squiggle` in one edition is `wave` in the other. */
export function valueKey(card: Card, feature: Feature, look: Look): string {
  const letter = letterOf(card, feature);
  return keysOf(feature, look)[letter] ?? letter;
}

/** Where the symbols of a kind of card lie, how large they are, and where its edge bars are. */
interface Arrangement {
  readonly scale: number;
  readonly centres: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly edge_bar: {
    readonly [side in "width" | "height" | "radius" | "y"]: number;
  } & { readonly x: Readonly<Record<string, number>> };
}
const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = artwork.arrangements;

/** Dots have places instead of an arrangement. */
export const arrangementOf = (card: Card): Arrangement | undefined => ARRANGEMENTS[kindOf(card).name];

/** The id of the drawing of a symbol, as `Symbols` defines it. Small symbols have coarser stripes. */
export function drawingId(card: Card, edition: Edition, small: boolean): string {
  const shading = letterOf(card, "shading").toLowerCase();
  const fineness = small && shading === "h" ? "-small" : "";
  const shapes: Keys = artwork.editions[edition].shapes;
  return `${shapes[letterOf(card, "shape")]}-${shading}${fineness}`;
}

export { artwork };
