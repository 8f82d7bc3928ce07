import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PARTS, type Part } from "./parts";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const WORDS = fileURLToPath(new URL("../../../src/tercet/words/en/", import.meta.url));
const STATIC = /(?:^|\n)(?:import|export)(?! type)[^;"]*?from "(\.[^"]+)"/g;
const LATER = /import\("(\.[^"]+)"\)/g;
const PAGE = /withWords\(\[([^\]]*)\],\s*async \(\) => \(await import\("([^"]+)"\)/g;

const partOf = new Map<string, Part>();
for (const [part, files] of Object.entries(PARTS)) {
  for (const file of files) {
    const text = readFileSync(join(WORDS, `${file}.ftl`), "utf8");
    for (const [, id] of text.matchAll(/^([a-z][a-z0-9-]*) =/gm)) partOf.set(id ?? "", part as Part);
  }
}

const all = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, found]) => found ?? "");

function read(path: string): [string, string] {
  for (const ending of [".tsx", ".ts"]) {
    try {
      return [path + ending, readFileSync(path + ending, "utf8")];
    } catch {}
  }
  return [path, ""]; // a style sheet
}

/** The sources that a module is made of: what it imports, and for a page also what it fetches later. */
function sources(entry: string, forms: readonly RegExp[]): Map<string, string> {
  const found = new Map<string, string>();
  const open = [entry];
  for (let path = open.pop(); path; path = open.pop()) {
    const [file, text] = read(path);
    if (found.has(file)) continue;
    found.set(file, text);
    const at = dirname(file);
    open.push(...forms.flatMap((form) => all(text, form)).map((to) => join(at, to)));
  }
  return found;
}

/** Messages named in these sources, with the part that each is in. */
function named(files: Map<string, string>): [string, Part][] {
  const texts = [...files.values()].flatMap((text) => all(text, /["`]([a-z][a-z0-9]*-[a-z0-9-]*)(?:\.[a-z]+)?["`]/g));
  return texts.flatMap((id) => {
    const part = partOf.get(id);
    return part ? [[id, part] as [string, Part]] : [];
  });
}

test("the first page says nothing that comes later", () => {
  const messages = named(sources(join(SOURCES, "main"), [STATIC]));
  expect(messages.length).toBeGreaterThan(50);
  expect(messages.filter(([, part]) => part !== "first")).toEqual([]);
});

const app = readFileSync(join(SOURCES, "App.tsx"), "utf8");
const pages = [...app.matchAll(PAGE)].map(([, parts, path]) => [path ?? "", all(parts ?? "", /"(\w+)"/g)] as const);

test("every page that is fetched later names its words", () => {
  expect(pages.map(([path]) => path)).toEqual(all(app, LATER));
});

test.each(pages)("%s says only what it has fetched", (path, parts) => {
  const files = sources(join(SOURCES, path), [STATIC, LATER]);
  const messages = named(files);
  const later = [...files.values()].flatMap((text) => all(text, /need\(\["(\w+)"\]\)/g)); // with a part of the page
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter(([, part]) => ![...parts, ...later, "first"].includes(part))).toEqual([]);
});
