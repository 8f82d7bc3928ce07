/** A card is its code, one letter a feature: `2rsh` is two red striped squiggles (C-1). */
export type Letters = {
  number: "1" | "2" | "3";
  colour: "r" | "p" | "g";
  shape: "o" | "s" | "d"; // oval, squiggle, diamond; the European edition draws a wave and a beam
  shading: "f" | "h" | "e"; // full (solid), half (striped), empty (open)
}; // of the box
type Dot = "dot1" | "dot2" | "dot3" | "dot4" | "dot5" | "dot6";
export type BoxFeature = keyof Letters;
export type Feature = BoxFeature | "edge" | Dot;
export type Card = string; // of any kind: see kinds.ts
export const FACE_DOWN = "?"; // in the place of a card that nobody may see
export type Trio = readonly [Card, Card, Card];

export const FEATURES = ["number", "colour", "shape", "shading"] as const satisfies readonly BoxFeature[];
