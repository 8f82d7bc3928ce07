import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { called, seen, table } from "../../test/tables";
import type { Card } from "../cards/card";
import type { Table } from "../protocol/types";
import { keepPointedOut, othersPointing, type PointedOut } from "./pointing";
import type { Seen } from "./seen";

const TWO = ["2gsh", "1rof"] as Card[];

test("what the caller points at so far is seen by the others, and not by the caller", () => {
  const now = table({}, called("bea"));
  expect(othersPointing({ bea: TWO }, seen(now, "ada"))).toEqual({ by: "bea", cards: TWO });
  expect(othersPointing({ bea: TWO }, seen(now, null))).toEqual({ by: "bea", cards: TWO });
  expect(othersPointing({}, seen(now, "ada"))).toEqual({ by: "bea", cards: [] });
  expect(othersPointing({ bea: TWO }, seen(now, "bea"))).toBeNull();
});

test("while no call runs nobody is seen to point (R-12)", () => {
  expect(othersPointing({ bea: TWO }, seen(table(), "ada"))).toBeNull();
});

test("what was pointed out goes with the call, and does not come back with the next one", () => {
  const known = { seen: signal<Seen | null>(null), pointedOut: signal<PointedOut>({ bea: TWO }) };
  const show = (now: Table) => {
    known.seen.value = seen(now);
    keepPointedOut(known);
  };
  show(table({}, called("bea")));
  expect(known.pointedOut.value).toEqual({ bea: TWO });
  show(table());
  show(table({}, called("bea")));
  expect(known.pointedOut.value).toEqual({});
});
