import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ARTWORK, iconSvg, paletteStyle } from "./artwork.ts";

const artwork = JSON.parse(readFileSync(ARTWORK, "utf8"));

test("every colour of every palette is in the style, light and dark", () => {
  const lines = paletteStyle(artwork).split("\n");
  type Paint = { face: string; inks: Record<string, string> };
  for (const [name, { light, dark }] of Object.entries<{ light: Paint; dark: Paint }>(artwork.palettes)) {
    const rule = lines.find((line) => line.startsWith(`[data-palette="${name}"]`));
    expect(rule).toContain(`--card: light-dark(${light.face}, ${dark.face})`);
    expect(Object.keys(light.inks).join("")).toBe("rpgRPGI");
    for (const [letter, ink] of Object.entries(light.inks))
      expect(rule).toContain(`--card-${letter}: light-dark(${ink}, ${dark.inks[letter]})`);
  }
});

test("the six dots and what else no palette changes are in the style of the page", () => {
  const [root] = paletteStyle(artwork).split("\n");
  const { light, dark } = artwork.dots.inks;
  for (const letter of "ragbvi")
    expect(root).toContain(`--dot-${letter}: light-dark(${light[letter]}, ${dark[letter]})`);
  expect(root).toContain("--card-edge: light-dark(#47585F, #A3B5B8)");
});

test("the icon holds every part of the mark", () => {
  for (const { path } of artwork.glyphs.mark.parts) expect(iconSvg(artwork)).toContain(path);
});
