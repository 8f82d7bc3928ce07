import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ARTWORK, iconSvg, paletteStyle } from "./artwork.ts";

const artwork = JSON.parse(readFileSync(ARTWORK, "utf8"));

test("every colour of every palette is in the style, light and dark", () => {
  const style = paletteStyle(artwork);
  for (const [name, { light, dark }] of Object.entries<Record<string, Record<string, string>>>(artwork.palettes)) {
    const rule = style.split("\n").find((line) => line.startsWith(`[data-palette="${name}"]`));
    for (const slot of ["face", "r", "p", "g"]) expect(rule).toContain(`light-dark(${light?.[slot]}, ${dark?.[slot]})`);
  }
});

test("the icon holds every part of the mark", () => {
  for (const { path } of artwork.glyphs.mark.parts) expect(iconSvg(artwork)).toContain(path);
});
