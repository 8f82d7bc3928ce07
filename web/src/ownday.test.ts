import { beforeEach, expect, test, vi } from "vitest";
import { keepOwnDay, ownDay } from "./ownday";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

test("a device that plays in a competition knows its own page, until the day is over", () => {
  expect(ownDay()).toBeNull();
  keepOwnDay("Ab-c_1", 17, 1_000);
  expect(ownDay(2_000)).toBe("/c/Ab-c_1/player/17");
  expect(ownDay(1_000 + 12 * 3_600_000)).toBeNull();
});

test("nothing that is no such page is offered", () => {
  kept.set("tercet.day", `https://elsewhere.example/c/1/player/1 ${Date.now()}`);
  expect(ownDay()).toBeNull();
});
