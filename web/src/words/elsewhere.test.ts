import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { inPage } from "../../build/words";
import { LANGUAGES } from "./languages";
import { bundleFor, sayIn } from "./speak";

/** Our name and the sign of seconds are the same in every language. */
const NO_WORDS = ["tercet", "s"];
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
