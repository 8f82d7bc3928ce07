import { beforeAll, expect, test } from "vitest";
import { need } from "../words/speak";
import { agesOf } from "./bands";

beforeAll(() => need(["competition"]));

test("bands of ages do not overlap, and the last has no end (G-3)", () => {
  const bands = [
    { name: "A", up_to: 10 },
    { name: "B", up_to: 20 },
    { name: "C", up_to: null },
  ];
  expect(bands.map((_, at) => agesOf(bands, at))).toEqual(["up to 10 years", "11 to 20 years", "21 years and over"]);
  expect(agesOf([{ name: "all", up_to: null }], 0)).toBe("");
});
