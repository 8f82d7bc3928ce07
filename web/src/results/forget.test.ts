import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { forgetPlay, isTheirs, stays } from "./forget";

const SOURCE = new URL("..", import.meta.url);
const KEY = /["`](tercet(?:\.[a-z]+)+\.?|tercet-daily|tercet-daily-days|tercet-played-last)(?=["`$])/g;

/** Every key under which some part of the client stores something, as it is written there. */
function keysInSource(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !/forget|\.test\./.test(name));
  const found = sources.flatMap((name) => [...readFileSync(new URL(name, SOURCE), "utf8").matchAll(KEY)]);
  return [...new Set(found.map(([, key]) => key ?? ""))].filter((key) => key !== "tercet.json");
}

afterEach(() => vi.unstubAllGlobals());

test("of everything that is stored it is known whether it is somebody's own", () => {
  const keys = keysInSource();
  expect(keys).toContain("tercet.clock.bests");
  expect(keys).toContain("tercet.drills");
  expect(keys.filter((key) => isTheirs(key) === stays(key))).toEqual([]);
});

test("who leaves takes along runs, drills, puzzles and names; settings and what a competition needs stay", () => {
  const theirs = ["tercet.clock.run", "tercet.clock.bests", "tercet.drills", "tercet.slow", "tercet.course"];
  const more = ["tercet.result.x", "tercet.daily.full.2026-11-16", "tercet-daily-days", "tercet.name"];
  const others = ["tercet.settings", "tercet.clock", "tercet.outbox", "tercet.play.c.1", "of another program"];
  const stored: Record<string, string> = Object.fromEntries([...theirs, ...more, ...others].map((key) => [key, "1"]));
  Object.defineProperty(stored, "removeItem", { value: (key: string) => delete stored[key] });
  vi.stubGlobal("localStorage", stored);
  forgetPlay();
  expect(Object.keys(stored)).toEqual(others);
});
