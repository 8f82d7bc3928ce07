import { beforeEach, expect, test, vi } from "vitest";
import { forgetWayBack, keepWayBack, wayBack } from "./wayback";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

test("the way back leads to the table where one sits, shared screens too", () => {
  expect(wayBack()).toBeNull();
  keepWayBack("/t/ABCDE");
  expect(wayBack()).toEqual({ path: "/t/ABCDE", code: "ABCDE" });
  keepWayBack("/together/FGHJK");
  expect(wayBack()).toEqual({ path: "/together/FGHJK", code: "FGHJK" });
});

test("leaving one table does not forget another", () => {
  keepWayBack("/t/ABCDE");
  forgetWayBack("/t/FGHJK");
  expect(wayBack()?.code).toBe("ABCDE");
  forgetWayBack("/t/ABCDE");
  expect(wayBack()).toBeNull();
});

test("a table of another day is not offered, and nothing that is no table", () => {
  keepWayBack("/t/ABCDE", 0);
  expect(wayBack(12 * 3_600_000 - 1)).not.toBeNull();
  expect(wayBack(12 * 3_600_000)).toBeNull();
  keepWayBack("https://elsewhere.example/t/ABCDE");
  expect(wayBack()).toBeNull();
});
