import { expect, test } from "vitest";
import { workerOf } from "./worker";

const SOURCE = 'const FILES = __FILES__;\nconst KEPT = "tercet-__BUILD__";';

test("a worker lists the files of its build, and is another one whenever one of them or the page changes", () => {
  const one = workerOf(SOURCE, ["/assets/b.js", "/assets/a.js"], "page");
  expect(one).toContain('"/assets/a.js",\n "/assets/b.js"');
  expect(workerOf(SOURCE, ["/assets/a.js", "/assets/b.js"], "page")).toBe(one);
  expect(workerOf(SOURCE, ["/assets/a.js", "/assets/c.js"], "page")).not.toBe(one);
  expect(workerOf(SOURCE, ["/assets/a.js", "/assets/b.js"], "other")).not.toBe(one);
});
