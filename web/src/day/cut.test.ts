import { expect, test } from "vitest";
import type { Day } from "./api";
import { cutOf } from "./cut";

const day = (totals: readonly number[], more: Partial<Day["setup"]> = {}, here = true): Day =>
  ({
    status: "playing",
    setup: { final: "champions", finalists: 2, divisions: [], ...more },
    standings: totals.map((total, at) => ({
      ...{ number: at + 1, total, scores: [total], here: here || at > 0 },
      rank: totals.indexOf(total) + 1,
    })),
  }) as unknown as Day;

test("whoever is behind the line learns by how much", () => {
  expect(cutOf(day([9, 7, 5, 4]), 4)).toEqual({ place: 4, of: 4, behind: 3, level: false, places: 2, last: 2 });
  expect(cutOf(day([9, 7, 5, 4]), 1)).toMatchObject({ place: 1, behind: 0, level: false });
});

test("those who are level with the last place of the final are above the line (G-11)", () => {
  expect(cutOf(day([9, 7, 7, 4]), 3)).toMatchObject({ place: 2, behind: 0, level: true, last: 3 });
  expect(cutOf(day([9, 7, 7, 4]), 1)).toMatchObject({ level: false, last: 3 });
});

test("those who have left take no place in the final", () => {
  expect(cutOf(day([9, 7, 6, 4], {}, false), 4)).toEqual({
    place: 4,
    of: 3,
    behind: 2,
    level: false,
    places: 2,
    last: 3,
  });
});

test("where the best of the divisions play, the standings of all have no line", () => {
  const divisions = [{ name: "A", up_to: null }];
  expect(cutOf(day([9, 7, 4], { divisions }), 3)).toEqual({ place: 3, of: 3, behind: null });
  expect(cutOf(day([9, 7, 4], { divisions, final: "best" }), 3)).toMatchObject({ behind: 3 });
});

test("with several divisions, somebody's place is the one in their division", () => {
  const divisions = ["A", "B"].map((name) => ({ name, up_to: null }));
  const among = day([9, 7, 4], { divisions });
  const standings = among.standings.map((each, at) => ({ ...each, division: at === 0 ? "A" : "B" }));
  expect(cutOf({ ...among, standings }, 3)).toEqual({ place: 2, of: 2, division: "B", behind: null });
});

test("there is no line while all play the final, before the first score, or once the finals have begun", () => {
  expect(cutOf(day([9, 7]), 2)).toEqual({ place: 2, of: 2, behind: null });
  const unplayed = day([0, 0, 0]);
  expect(
    cutOf({ ...unplayed, standings: unplayed.standings.map((each) => ({ ...each, scores: [null] })) }, 1),
  ).toBeNull();
  expect(cutOf({ ...day([9, 7, 4]), status: "finals" }, 1)).toBeNull();
  expect(cutOf(day([9, 7, 4]), 99)).toBeNull();
});
