import { expect, test } from "vitest";
import type { Gathering, Sitter } from "../protocol/types";
import { hasCompany } from "./talking";

const at = (...sitters: readonly Partial<Sitter>[]) => ({ sitters }) as unknown as Gathering;
const ada: Partial<Sitter> = { player: "ada", level: 0 };
const bot: Partial<Sitter> = { player: "bot", level: 3 };

test("nobody is offered to talk to bots or to themselves", () => {
  expect(hasCompany(at(ada), "ada")).toBe(false);
  expect(hasCompany(at(ada, bot), "ada")).toBe(false);
  expect(hasCompany(at(ada, bot, { ...ada, player: "bea" }), "ada")).toBe(true);
});
