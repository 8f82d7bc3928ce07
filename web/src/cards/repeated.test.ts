import { expect, test } from "vitest";
import { artwork } from "./artwork";
import { repeated } from "./repeated";

test("a path is drawn again round every centre", () => {
  const path = "M0 -1.5L2 1C0 0 -1 1 0 -1.5Z";
  expect(repeated(path, [[10, 20]])).toBe("M10 18.5L12 21C10 20 9 21 10 18.5Z");
  expect(
    repeated(path, [
      [0, 0],
      [10, 20],
    ]),
  ).toBe(`${path}M10 18.5L12 21C10 20 9 21 10 18.5Z`);
});

test("every path of the artwork can be: absolute commands, and figures in pairs", () => {
  const { normal, small } = artwork.stripes;
  for (const path of [...Object.values(artwork.shapes), normal.path, small.path])
    expect(path).toMatch(/^([MLC](-?[\d.]+ -?[\d.]+)( -?[\d.]+ -?[\d.]+)*|Z)+$/);
});
