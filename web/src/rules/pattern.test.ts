import { expect, test } from "vitest";
import { type Four, inPairs } from "./pattern";

test.each([
  ["1rof 2rof 3gsf 3pdf", "1rof 2rof 3gsf 3pdf"],
  ["1rof 3gsf 2rof 3pdf", "1rof 2rof 3gsf 3pdf"],
  ["1rof 3gsf 3pdf 2rof", "1rof 2rof 3gsf 3pdf"],
])("%s are put side by side as the pairs that one card completes", (pointed, pairs) => {
  expect(inPairs(pointed.split(" ") as unknown as Four)).toEqual(pairs.split(" "));
});

test("four that no card completes in pairs are no find", () => {
  expect(inPairs(["1rof", "2rof", "3gsf", "1pdh"])).toBeNull();
});
