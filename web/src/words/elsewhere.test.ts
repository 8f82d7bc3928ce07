import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { inPage } from "../../build/words";
import { LANGUAGES } from "./languages";
import { bundleFor, sayIn } from "./speak";

/** Our name, the sign of seconds and the names of papers are the same in every language. */
const NO_WORDS = ["tercet", "s", "A4", "US Letter"];
/** Two words or more that begin or end like a sentence. */
const PROSE = /\p{L}{2,}[,;:]? \p{L}+.*[.!?…]$|^\p{Lu}\p{Ll}+ \p{Ll}+/u;
/** Says in four languages that the words cannot be loaded. */
const WITHOUT_WORDS = "src/words/lost.ts";
const READ_TO_PEOPLE = ["aria-label", "aria-valuetext", "alt", "placeholder", "title"];

/** Text that a component shows without asking for it in the language of the moment. */
function written(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, name, value } = node as { type?: string; name?: { name?: string }; value?: unknown };
  if (type === "JSXText") return [String(value).trim()];
  if (type === "JSXAttribute" && READ_TO_PEOPLE.includes(name?.name ?? ""))
    return typeof (value as { value?: unknown } | null)?.value === "string" ? [(value as { value: string }).value] : [];
  return Object.values(node).flatMap(written);
}

test("no component has words of its own", () => {
  const paths = globSync("src/**/*.tsx");
  expect(paths.length).toBeGreaterThan(80);
  const texts = paths.flatMap((path) => written(parseSync(path, readFileSync(path, "utf8")).program));
  expect(texts.filter((text) => /\p{L}/u.test(text) && !NO_WORDS.includes(text))).toEqual([]);
});

/** Strings and pieces of templates, but for errors that only a mistake of ours can throw. */
function strings(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, callee, value } = node as { type?: string; callee?: { name?: string }; value?: unknown };
  if (type === "NewExpression" && callee?.name === "Error") return [];
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  if (type === "TemplateElement") return [(value as { cooked: string }).cooked];
  return Object.values(node).flatMap(strings);
}

const sentences = (path: string, source: string) =>
  strings(parseSync(path, source).program).filter((text) => PROSE.test(text));

test("no source has a sentence of its own", () => {
  const paths = globSync("src/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path) && path !== WITHOUT_WORDS);
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.flatMap((path) => sentences(path, readFileSync(path, "utf8")))).toEqual([]);
});

test.each(['say("The connection is lost.");', "const a = `Nothing here yet.`;", 'const b = "Play again";'])(
  "a sentence is recognised: %s",
  (source) => expect(sentences("a.ts", source)).not.toEqual([]),
);

test("nor has the page itself, which says in every language that it needs JavaScript", async () => {
  const page = readFileSync("index.html", "utf8");
  const shown = page
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, "")
    .replace("Tercet", "")
    .replace("%no-script%", "");
  expect(shown).not.toMatch(/\p{L}/u);
  expect(page).toContain('content="%page-description%"');
  const whole = inPage(page);
  for (const language of LANGUAGES) {
    const bundle = await bundleFor(language);
    expect(whole).toContain(`<p lang="${language}">${sayIn(bundle, "no-script")}</p>`);
  }
  expect(whole).toContain(sayIn(await bundleFor("en"), "page-description"));
  expect(whole).not.toContain("%");
});
