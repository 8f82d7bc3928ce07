import { expect, test } from "vitest";
import { renames } from "./renames";
import { roundNow } from "./rounds";
import { setupFor, TEMPLATES, withoutZone, withZone } from "./templates";

test("a time is sent with the zone of the hall", () => {
  expect(withZone("2026-11-21T10:00", 60)).toBe("2026-11-21T10:00+01:00");
  expect(withZone("2026-11-21T10:00", -210)).toBe("2026-11-21T10:00-03:30");
  expect(withZone("2026-11-21T10:00", 0)).toBe("2026-11-21T10:00+00:00");
  expect(withZone("")).toBe("");
  expect(withoutZone("2026-11-21T10:00-03:30")).toBe("2026-11-21T10:00");
});

test("every template is a day that can be played: rounds, tables and a final", () => {
  for (const template of TEMPLATES) {
    const setup = setupFor(template);
    expect(setup.rounds).toBeGreaterThan(1);
    expect(setup.finalists).toBeGreaterThan(1);
    expect(setup.final === "champions").toBe(setup.divisions.length > 0);
  }
});

test("after the last round come the finals", () => {
  const setup = setupFor("club");
  expect(roundNow({ status: "entering", setup, started: 0 })).toBe(1);
  expect(roundNow({ status: "playing", setup, started: 2 })).toBe(2);
  expect(roundNow({ status: "over", setup, started: 3 })).toBe(4);
});

test("a division at the same place with another name was renamed; one that was added was not", () => {
  const named = (...names: string[]) => names.map((name) => ({ name, up_to: null }));
  expect(renames(named("A", "B"), named("A", "C"))).toEqual({ B: "C" });
  expect(renames(named("A", "B"), named("A", "B", "C"))).toEqual({});
  expect(renames(named("A", "B"), named("A", "B"))).toEqual({});
});
