/**
 * Gives the client the words of each language as one text file, out of the files that the server reads too.
 * `virtual:words` says where they lie. Texts are fetched, not imported: a failed import is never tried again.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/words/languages.ts";

const WORDS = new URL("../../src/tercet/words/", import.meta.url);
const SUBJECTS = [
  "cards",
  "finds",
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
  "day",
];
const MODULE = "virtual:words";

/** What the client says in one language, without the translators' comments. */
export function wordsOf(language: string): string {
  const texts = filesOf(language).map((path) => readFileSync(path, "utf8"));
  return texts.join("\n").replaceAll(/^#.*\n/gm, "");
}

const filesOf = (language: string) =>
  SUBJECTS.map((subject) => fileURLToPath(new URL(`${language}/${subject}.ftl`, WORDS)));

/** One message without variables, for what is written before anybody can choose a language. */
function said(language: string, id: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(wordsOf(language)));
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`There is no message “${id}” in “${language}”.`);
  return bundle.formatPattern(pattern);
}

/** The words of the page itself: for those without JavaScript in every language, since theirs is not known. */
export function inPage(html: string): string {
  const without = LANGUAGES.map((each) => `<p lang="${each}">${said(each, "no-script")}</p>`).join("");
  return html.replace("%no-script%", without).replace("%page-description%", said("en", "page-description"));
}

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
    transformIndexHtml: inPage,
    generateBundle() {
      for (const each of LANGUAGES) this.emitFile({ type: "asset", fileName: fileName(each), source: wordsOf(each) });
    },
  };
}
