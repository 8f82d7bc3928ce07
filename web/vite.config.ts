import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ARTWORK, artworkPlugin } from "./build/artwork.ts";
import { fontPlugin } from "./build/font.ts";
import { lostPagePlugin } from "./build/lost.ts";
import { manifestPlugin } from "./build/manifest.ts";
import { wordsPlugin } from "./build/words.ts";
import { workerPlugin } from "./build/worker.ts";

export default defineConfig({
  plugins: [artworkPlugin(), wordsPlugin(), fontPlugin(), lostPagePlugin(), manifestPlugin(), workerPlugin()],
  resolve: {
    alias: {
      "#artwork": fileURLToPath(ARTWORK),
      "#figures": fileURLToPath(new URL("../src/tercet/lab/figures.json", import.meta.url)),
    },
  },
  worker: { format: "es" },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: fileURLToPath(new URL("../src/tercet/static", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // a page that may load only from its own address can load everything
    license: { fileName: "licences/packages.md" },
  },
  server: { fs: { allow: [".."] } },
  preview: { headers: { "Content-Security-Policy": "default-src 'self'" } },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
});
