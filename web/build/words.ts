/** Gives the client the words of one language as one module, `virtual:words/fr`, out of the files that the server reads too. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORDS = new URL("../../src/tercet/words/", import.meta.url);
const SUBJECTS = ["cards", "page"];
const MODULE = /^virtual:words\/(\w+)$/;

/** What the client says in one language, without the translators' comments. */
export function wordsOf(language: string): string {
  const texts = filesOf(language).map((path) => readFileSync(path, "utf8"));
  return texts.join("\n").replaceAll(/^#.*\n/gm, "");
}

const filesOf = (language: string) =>
  SUBJECTS.map((subject) => fileURLToPath(new URL(`${language}/${subject}.ftl`, WORDS)));

export function wordsPlugin(): Plugin {
  return {
    name: "tercet-words",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const language = MODULE.exec(id.slice(1))?.[1];
      if (!language) return null;
      for (const path of filesOf(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(wordsOf(language))};`;
    },
  };
}
