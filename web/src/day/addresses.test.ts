import { expect, test } from "vitest";
import { dayAddress, gameOf, secretIn } from "./addresses";

test("every address that is printed on paper is known", () => {
  expect(dayAddress("/c/Wm5r0yWq8n2Jt1cVb7KdAg")).toEqual({
    competition: "Wm5r0yWq8n2Jt1cVb7KdAg",
    page: "",
    which: "",
  });
  expect(dayAddress("/c/a-_/player/17")).toEqual({ competition: "a-_", page: "player", which: "17" });
  expect(dayAddress("/c/a/table/5")?.page).toBe("table");
  expect(dayAddress("/c/a/game/22K8")?.which).toBe("22K8");
  expect(dayAddress("/c/a/projector/")?.page).toBe("projector");
  expect(dayAddress("/c/a/enter")?.page).toBe("enter");
  expect(dayAddress("/c/a/king/1")).toBeNull();
  expect(dayAddress("/c/")).toBeNull();
});

test("the code of a slip is read as the server writes it, and a wrong letter is noticed", () => {
  expect(gameOf("22k8")).toBe(17);
  expect(gameOf("22K2")).toBeNull();
  expect(gameOf("22K")).toBeNull();
  expect(gameOf("20K8")).toBeNull();
});

test("a secret has 128 bits, and stands after the #", () => {
  expect(secretIn(`#${"a".repeat(22)}`)).toBe("a".repeat(22));
  expect(secretIn("#part")).toBeNull();
  expect(secretIn("")).toBeNull();
});
