import { expect, test } from "vitest";
import { readKept } from "./kept";

test("the course is taken up where it was left, with the SETs found", () => {
  const kept = { step: 8, found: [["1rof", "2rof", "3rof"]] };
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  "",
  "[]",
  "7",
  "{",
  '{"step":99}',
  '{"step":"3","found":7}',
  '{"found":[["1rof","2rof","2gof"],["x"],3]}',
])("what is not understood is as at first: %s", (text) => expect(readKept(text)).toEqual({ step: 0, found: [] }));
