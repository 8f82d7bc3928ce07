import { expect, test } from "vitest";
import { boardsOf, boardWith } from "./boards";

const line = (number: number, total: number, division: string, rank: number | null = 1, played = true) => ({
  ...{ number, total, division, rank, here: true, scores: [played ? total : null] },
});
const setup = {
  ...{ name: "", rounds: 2, format: "traditional" as const, minutes: 20, final: "champions" as const },
  divisions: ["Younger", "Older"].map((name) => ({ name, up_to: null })),
};
const standings = [
  line(4, 9, "Older", 1),
  line(2, 8, "Younger", 2),
  line(3, 8, "Younger", 2),
  line(1, 5, "Younger", 4),
];

test("where the best of each division play the final, each division has its own ranks (G-10)", () => {
  const boards = boardsOf({ standings, setup });
  expect(boards.map(({ title, lines }) => [title, lines.map(({ number, rank }) => [number, rank])])).toEqual([
    [
      "Younger",
      [
        [2, 1],
        [3, 1],
        [1, 3],
      ],
    ],
    ["Older", [[4, 1]]],
  ]);
  expect(boardWith({ standings, setup }, 1)?.title).toBe("Younger");
});

test("where the best of all play the final, or without divisions, there is one list", () => {
  expect(boardsOf({ standings, setup: { ...setup, final: "best" } })).toEqual([{ title: "", lines: standings }]);
  expect(boardsOf({ standings, setup: { ...setup, divisions: [] } })).toHaveLength(1);
});

test("somebody without a division or without a rank is listed all the same", () => {
  const boards = boardsOf({ standings: [...standings, line(7, 0, "", null)], setup });
  expect(boards.at(-1)).toMatchObject({ title: "", lines: [{ number: 7, rank: null }] });
});

test("nobody is first before the first score", () => {
  expect(boardsOf({ standings: [line(1, 0, "Older", 1, false), line(2, 0, "Older", 1, false)], setup })).toEqual([]);
});
