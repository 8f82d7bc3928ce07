/** Writes the service worker of a build: src/offline/worker.js with the list of the files that the build consists of. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("../src/offline/worker.js", import.meta.url);

/** Names of files have a hash of their content in them, so the list changes with any of them; the page has none. */
export function workerOf(source: string, files: readonly string[], page: string): string {
  const list = JSON.stringify([...files].sort(), null, 1);
  const build = createHash("sha256")
    .update(list + page)
    .digest("hex")
    .slice(0, 12);
  return source.replace("__FILES__", list).replace("__BUILD__", build);
}

export function workerPlugin(): Plugin {
  return {
    name: "tercet-worker",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const page = bundle["index.html"];
        const text = page?.type === "asset" ? String(page.source) : "";
        const source = workerOf(
          readFileSync(SOURCE, "utf8"),
          files.map((name) => `/${name}`),
          text,
        );
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
