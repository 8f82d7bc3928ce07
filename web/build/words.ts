/**
 * Gives the client the words of each language as one text file, out of the files that the server reads too.
 * `virtual:words` says where they lie. Texts are fetched, not imported: a failed import is never tried again.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/words/languages.ts";

const WORDS = new URL("../../src/tercet/words/", import.meta.url);
const SUBJECTS = [
  "cards",
  "page",
  "rules",
  "start",
  "table",
  "together",
  "buzzer",
  "account",
  "refusals",
  "odds",
  "daily",
];
const MODULE = "virtual:words";

/** What the client says in one language, without the translators' comments. */
export function wordsOf(language: string): string {
  const texts = filesOf(language).map((path) => readFileSync(path, "utf8"));
  return texts.join("\n").replaceAll(/^#.*\n/gm, "");
}

const filesOf = (language: string) =>
  SUBJECTS.map((subject) => fileURLToPath(new URL(`${language}/${subject}.ftl`, WORDS)));

/** The name changes with the words, so that a browser may keep the file for ever. */
function fileName(language: string): string {
  const hash = createHash("sha256").update(wordsOf(language)).digest("hex").slice(0, 8);
  return `assets/words-${language}-${hash}.txt`;
}

export function wordsPlugin(): Plugin {
  let built = false;
  const address = (language: string) =>
    built ? `/${fileName(language)}` : `data:text/plain,${encodeURIComponent(wordsOf(language))}`;
  return {
    name: "tercet-words",
    configResolved({ command }) {
      built = command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const path of LANGUAGES.flatMap(filesOf)) this.addWatchFile(path);
      return `export default ${JSON.stringify(Object.fromEntries(LANGUAGES.map((each) => [each, address(each)])))};`;
    },
    generateBundle() {
      for (const each of LANGUAGES) this.emitFile({ type: "asset", fileName: fileName(each), source: wordsOf(each) });
    },
  };
}
