/** The font is fetched at once, so that no text jumps when it comes; its licence goes where it goes. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LICENCE = new URL("../node_modules/@fontsource-variable/instrument-sans/LICENSE", import.meta.url);
const FONT = /instrument-sans-latin-standard-normal.*\.woff2$/;

export function fontPlugin(): Plugin {
  return {
    name: "tercet-font",
    generateBundle() {
      const source = readFileSync(LICENCE, "utf8");
      this.emitFile({ type: "asset", fileName: "licences/instrument-sans.txt", source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => {
        const preload = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true };
        const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
        return fonts.map((name) => ({ tag: "link", attrs: { ...preload, href: `/${name}` }, injectTo: "head" }));
      },
    },
  };
}
