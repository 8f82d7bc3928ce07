/** The artwork as the one source has it: drawings, editions and palettes, for the web, the terminal and paper alike. */
import artwork from "#artwork";
import { type BoxFeature, type Card, letterOf } from "./card";

export type Edition = keyof typeof artwork.editions;
export type Palette = keyof typeof artwork.palettes;
export type Shape = keyof typeof artwork.shapes;
export type Theme = keyof typeof artwork.themes;
export type Glyph = keyof typeof artwork.glyphs;

export const EDITIONS = Object.keys(artwork.editions) as Edition[];
export const PALETTES = Object.keys(artwork.palettes) as Palette[];

const NUMBERS = { "1": "one", "2": "two", "3": "three" } as const;

/** What decides how cards look, and so what they are called. */
export interface Look {
  readonly edition: Edition;
  readonly palette: Palette;
  readonly theme: Theme;
}

/** The key of the word for what a card shows: `squiggle` in one edition is `wave` in the other. */
export function valueKey(card: Card, feature: BoxFeature, { edition, palette, theme }: Look): string {
  switch (feature) {
    case "number":
      return NUMBERS[letterOf(card, feature)];
    case "colour":
      return artwork.palettes[palette].names[theme][letterOf(card, feature)];
    case "shape":
      return artwork.editions[edition].shapes[letterOf(card, feature)];
    case "shading":
      return artwork.editions[edition].shadings[letterOf(card, feature)];
  }
}

/** The id of the drawing of a card's symbols, as `Symbols` defines it. Small cards have coarser stripes. */
export function drawingId(card: Card, edition: Edition, small: boolean): string {
  const shading = letterOf(card, "shading");
  const fineness = small && shading === "h" ? "-small" : "";
  return `${artwork.editions[edition].shapes[letterOf(card, "shape")]}-${shading}${fineness}-${letterOf(card, "number")}`;
}

export { artwork };
