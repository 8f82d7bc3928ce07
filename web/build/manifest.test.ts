import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { manifest } from "./manifest";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

test("every icon that is a picture of points is there, as large as it says", () => {
  const pictures = manifest().icons.filter(({ type }) => type === "image/png");
  expect(pictures.length).toBeGreaterThan(2);
  for (const { src, sizes } of pictures) {
    expect(existsSync(at(`public${src}`))).toBe(true);
    const head = readFileSync(at(`public${src}`));
    expect(`${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("the ground of the installed page is that of the page", () => {
  const [, day, night] =
    /--bg: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync(at("src/look/tokens.css"), "utf8")) ?? [];
  expect([manifest().background_color, manifest().theme_color]).toEqual([day, day]);
  const page = readFileSync(at("index.html"), "utf8");
  expect([...page.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, colour]) => colour)).toEqual([day, night]);
});
