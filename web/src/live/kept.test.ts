import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Gathering } from "../protocol/types";
import { seen, table } from "./given";
import { keepResult } from "./kept";

const at = (matches: number, ended: boolean, players: readonly string[]): Gathering => {
  const round = table();
  const seats = round.seats.filter(({ player }) => players.includes(player));
  const match = { table: { ...round, seats }, ended, players, judge: null, rounds: 1 } as unknown as Gathering["match"];
  return seen(round, "ada", { matches, match }).gathering;
};

const known = (you: string, before: Gathering) => ({
  you: signal<string | null>(you),
  gathering: signal<Gathering | null>(before),
  kept: signal<Gathering | null>(null),
});

const OVER = at(1, true, ["ada", "bea", "cem"]);

test("a match that begins without me leaves me the result of the last one", () => {
  const cem = known("cem", OVER);
  keepResult(cem, at(2, false, ["ada", "bea"]));
  expect(cem.kept.value).toBe(OVER);
});

test("whoever plays it, only looks on, or has joined in has nothing to keep", () => {
  for (const you of ["ada", "onlooker"]) {
    const other = known(you, OVER);
    keepResult(other, at(2, false, ["ada", "bea"]));
    expect(other.kept.value).toBeNull();
  }
  const cem = known("cem", OVER);
  keepResult(cem, at(2, false, ["ada", "bea"]));
  keepResult(cem, at(2, false, ["ada", "bea", "cem"]));
  expect(cem.kept.value).toBeNull();
});

test("it stays through the end of that match, and through the next", () => {
  const cem = known("cem", OVER);
  for (const next of [at(2, false, ["ada"]), at(2, true, ["ada"]), at(3, false, ["ada"])]) {
    keepResult(cem, next);
    cem.gathering.value = next;
    expect(cem.kept.value).toBe(OVER);
  }
});
