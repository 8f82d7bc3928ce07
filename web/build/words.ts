/**
 * Gives the client the words of each language as a text file for each part, out of the files that the server reads too.
 * `virtual:words` says where they lie. Texts are fetched, not imported: a failed import is never tried again.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/words/languages.ts";
import { ALL_PARTS, PARTS, type Part } from "../src/words/parts.ts";

const WORDS = new URL("../../src/tercet/words/", import.meta.url);
const MODULE = "virtual:words";

/** What the client says in one language, all of it or one part, without the translators' comments. */
export function wordsOf(language: string, parts: readonly Part[] = ALL_PARTS): string {
  const texts = filesOf(language, parts).map((path) => readFileSync(path, "utf8"));
  return texts.join("\n").replaceAll(/^#.*\n/gm, "");
}

const filesOf = (language: string, parts: readonly Part[]) =>
  parts.flatMap((part) => PARTS[part]).map((file) => fileURLToPath(new URL(`${language}/${file}.ftl`, WORDS)));

/** One message without variables, for what is written before anybody can choose a language. */
export function said(language: string, id: string): string {
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
function fileName(language: string, part: Part): string {
  const hash = createHash("sha256")
    .update(wordsOf(language, [part]))
    .digest("hex")
    .slice(0, 8);
  return `assets/words-${language}-${part}-${hash}.txt`;
}

export function wordsPlugin(): Plugin {
  let built = false;
  const address = (language: string, part: Part) =>
    built ? `/${fileName(language, part)}` : `data:text/plain,${encodeURIComponent(wordsOf(language, [part]))}`;
  const addresses = (language: string) => Object.fromEntries(ALL_PARTS.map((part) => [part, address(language, part)]));
  return {
    name: "tercet-words",
    configResolved({ command }) {
      built = command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const path of LANGUAGES.flatMap((each) => filesOf(each, ALL_PARTS))) this.addWatchFile(path);
      return `export default ${JSON.stringify(Object.fromEntries(LANGUAGES.map((each) => [each, addresses(each)])))};`;
    },
    transformIndexHtml: inPage,
    generateBundle() {
      for (const each of LANGUAGES) {
        for (const part of ALL_PARTS) {
          this.emitFile({ type: "asset", fileName: fileName(each, part), source: wordsOf(each, [part]) });
        }
      }
    },
  };
}
