/** Makes style and icon of the one artwork source, so that no colour or path of it is written twice. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

type Artwork = typeof import("../../src/tercet/artwork/artwork.json");
type Letter = keyof Artwork["palettes"]["american"]["light"]["inks"];

export const ARTWORK = new URL("../../src/tercet/artwork/artwork.json", import.meta.url);
const STYLE = "virtual:palettes.css";
/** What no palette changes, by its property. */
const SLOTS = {
  "card-line": "line",
  "card-edge": "edge",
  "card-ring": "ring",
  back: "back",
  "back-line": "back_line",
  "back-ink": "back_ink",
} as const satisfies Record<string, keyof Artwork["themes"]["light"]>;

/** The colours as custom properties: `[data-palette="distinct"]` paints whatever lies inside it so. */
export function paletteStyle({ palettes, themes, dots }: Artwork): string {
  const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
  const rule = (selector: string, slots: readonly string[]) => `${selector} { ${slots.join("; ")} }`;
  const rules = Object.entries(palettes).map(([name, { light, dark }]) => {
    const letters = Object.keys(light.inks) as Letter[];
    const inks = letters.map((letter) => `--card-${letter}: ${both(light.inks[letter], dark.inks[letter])}`);
    return rule(`[data-palette="${name}"]`, [`--card: ${both(light.face, dark.face)}`, ...inks]);
  });
  const root = Object.entries(SLOTS).map(([name, slot]) => `--${name}: ${both(themes.light[slot], themes.dark[slot])}`);
  const letters = Object.keys(dots.inks.light) as (keyof typeof dots.inks.light)[];
  const places = letters.map((letter) => `--dot-${letter}: ${both(dots.inks.light[letter], dots.inks.dark[letter])}`);
  return [rule(":root", [...root, ...places]), ...rules].join("\n");
}

/** The icon: the mark on the colour of a card's back. */
export function iconSvg({ glyphs, themes }: Artwork): string {
  const paint = ({ path, fill, stroke }: Artwork["glyphs"]["mark"]["parts"][number]) =>
    `<path d="${path}" fill="${fill ? "#fff" : "none"}" stroke="${stroke ? "#fff" : "none"}" stroke-width="${stroke}"/>`;
  const ground = `<rect x="-6" y="-6.5" width="44" height="44" rx="9" fill="${themes.light.back}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6.5 44 44">${ground}${glyphs.mark.parts.map(paint).join("")}</svg>`;
}

export function artworkPlugin(): Plugin {
  const read = (): Artwork => JSON.parse(readFileSync(ARTWORK, "utf8"));
  return {
    name: "tercet-artwork",
    resolveId: (id) => (id === STYLE ? STYLE : null),
    load: (id) => (id === STYLE ? paletteStyle(read()) : null),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icon.svg", source: iconSvg(read()) });
    },
  };
}
