import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";
import { ARTWORK, artworkPlugin } from "./build/artwork.ts";
import { wordsPlugin } from "./build/words.ts";

const STATIC = fileURLToPath(new URL("../src/tercet/static", import.meta.url));
const FONT_LICENCE = new URL("./node_modules/@fontsource-variable/instrument-sans/LICENSE", import.meta.url);

/** The font's licence goes where the font goes. */
const fontLicence: Plugin = {
  name: "tercet-font-licence",
  generateBundle() {
    const source = readFileSync(FONT_LICENCE, "utf8");
    this.emitFile({ type: "asset", fileName: "assets/instrument-sans-licence.txt", source });
  },
};

export default defineConfig({
  plugins: [artworkPlugin(), wordsPlugin(), fontLicence],
  resolve: { alias: { "#artwork": fileURLToPath(ARTWORK) } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    assetsInlineLimit: 0, // a page that allows only its own addresses can load everything
    license: { fileName: "assets/licences.md" },
  },
  server: { fs: { allow: [".."] } },
  preview: { headers: { "Content-Security-Policy": "default-src 'self'" } },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
