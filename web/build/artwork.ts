/** Makes style and icon of the one artwork source, so that no colour or path of it is written twice. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

type Artwork = typeof import("../../src/tercet/artwork/artwork.json");
type Colours = Artwork["palettes"]["american"]["light"];

export const ARTWORK = new URL("../../src/tercet/artwork/artwork.json", import.meta.url);
const STYLE = "virtual:palettes.css";

/** The palettes as custom properties: `[data-palette="distinct"]` paints whatever lies inside it so. */
export function paletteStyle({ palettes, themes }: Artwork): string {
  const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
  const rules = Object.entries(palettes).map(([name, { light, dark }]) => {
    const colour = (slot: keyof Colours) => both(light[slot], dark[slot]);
    const slots = `--card: ${colour("face")}; --card-r: ${colour("r")}; --card-p: ${colour("p")}; --card-g: ${colour("g")}`;
    return `[data-palette="${name}"] { ${slots} }`;
  });
  const line = (slot: keyof Artwork["themes"]["light"]) => both(themes.light[slot], themes.dark[slot]);
  const root = `--card-line: ${line("line")}; --back: ${line("back")}; --back-line: ${line("back_line")}; --back-ink: ${line("back_ink")}`;
  return [`:root { ${root} }`, ...rules].join("\n");
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
