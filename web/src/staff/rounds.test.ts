import { expect, test } from "vitest";
import { roundNow, shownRound } from "./rounds";

const SETUP = { rounds: 3 } as Parameters<typeof roundNow>[0]["setup"];
const playing = (started: number) => ({ status: "playing" as const, setup: SETUP, started });
const finals = { status: "finals" as const, setup: SETUP, started: 3 };

test("without a choice, the page shows the round that is played", () => {
  expect(shownRound(playing(2), null)).toBe(2);
  expect(shownRound(finals, null)).toBe(4);
});

test("a round that was chosen is shown until the day goes on", () => {
  const chosen = { round: 1, during: roundNow(playing(2)) };
  expect(shownRound(playing(2), chosen)).toBe(1);
  expect(shownRound(playing(3), chosen)).toBe(3);
  expect(shownRound(finals, chosen)).toBe(4);
});

test("a round that is chosen during the finals stays", () => {
  expect(shownRound(finals, { round: 3, during: roundNow(finals) })).toBe(3);
});
