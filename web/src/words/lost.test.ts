import { expect, test } from "vitest";
import { LANGUAGES } from "./languages";
import { LOST } from "./lost";
import { bundleFor, sayIn } from "./speak";

test.each(LANGUAGES)("what a page says without its words is what it would say with them: %s", async (language) => {
  const bundle = await bundleFor(language);
  expect(LOST[language]).toEqual({ why: sayIn(bundle, "page-lost"), again: sayIn(bundle, "page-again") });
});
