import { expect, test } from "vitest";
import type { Listed } from "../api";
import { whereTheyWait } from "./waiting";

const table = (code: string, some: Partial<Listed> = {}): Listed => ({
  table: code,
  code,
  rule_set: "classic",
  host_name: "Ada",
  people: 1,
  bots: 0,
  most: 12,
  status: "gathering",
  names: ["Ada"],
  for_newcomers: true,
  yours: false,
  ...some,
});

test("play now leads to where the most people wait", () => {
  const found = whereTheyWait([table("A"), table("B", { people: 2, names: ["Bea", "Cem"] }), table("C")]);
  expect(found?.code).toBe("B");
});

test("of tables alike the most active comes first", () => {
  expect(whereTheyWait([table("A"), table("B")])?.code).toBe("A");
});

test.each([
  ["plays", { status: "playing" }],
  ["is between two matches", { status: "over" }],
  ["is full", { people: 8, bots: 4 }],
  ["has nobody whose name is known", { names: [] }],
  ["plays by rules that have to be learnt first", { for_newcomers: false }],
  ["is the one where they sit already", { yours: true }],
] as const)("nobody is sent to a table that %s", (_, some) => {
  expect(whereTheyWait([table("A", some)])).toBeNull();
});
