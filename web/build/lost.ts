/** An address that leads nowhere gets the same page, which says so (the server gives 404.html its status). */
import type { Plugin } from "vite";

export function lostPagePlugin(): Plugin {
  return {
    name: "tercet-lost-page",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type === "asset") this.emitFile({ type: "asset", fileName: "404.html", source: page.source });
      },
    },
  };
}
