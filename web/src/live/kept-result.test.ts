import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { seen, table } from "../../test/tables";
import type { Gathering, Table } from "../protocol/types";
import { keepResult } from "./kept-result";

const OVER_NOW: Table["phase"] = { type: "Over", why: "stopped" };

const at = (matches: number, ended: boolean, players: readonly string[]): Gathering => {
  const round = table({}, ended ? { phase: OVER_NOW } : {});
  const seats = round.seats.filter(({ player }) => players.includes(player));
  const match = { table: { ...round, seats }, ended, players, judge: null, rounds: 1 } as unknown as Gathering["match"];
  return seen(round, "ada", { matches, match }).gathering;
};

const known = (you: string) => ({ you: signal<string | null>(you), kept: signal<Gathering | null>(null) });

const OVER = at(1, true, ["ada", "bea", "cem"]);

test("a match that begins without me leaves me the result of the last one", () => {
  const cem = known("cem");
  keepResult(cem, OVER, at(2, false, ["ada", "bea"]));
  expect(cem.kept.value).toBe(OVER);
});

test("whoever plays it, only looks on, or has joined in has nothing to keep", () => {
  for (const you of ["ada", "onlooker"]) {
    const other = known(you);
    keepResult(other, OVER, at(2, false, ["ada", "bea"]));
    expect(other.kept.value).toBeNull();
  }
  const cem = known("cem");
  const begun = at(2, false, ["ada", "bea"]);
  keepResult(cem, OVER, begun);
  keepResult(cem, begun, at(2, false, ["ada", "bea", "cem"]));
  expect(cem.kept.value).toBeNull();
});

test("it stays through the end of that match, and through the next", () => {
  const cem = known("cem");
  let before = OVER;
  for (const next of [at(2, false, ["ada"]), at(2, true, ["ada"]), at(3, false, ["ada"])]) {
    keepResult(cem, before, next);
    before = next;
    expect(cem.kept.value).toBe(OVER);
  }
});

test("the next round of a match does not pull me away from the result unless I was ready", () => {
  const [over, next] = [at(1, true, ["ada", "bea", "cem"]), at(1, false, ["ada", "bea", "cem"])];
  const ready = { ...over, again: ["ada", "bea"] };
  const [ada, cem] = [known("ada"), known("cem")];
  for (const someone of [ada, cem]) keepResult(someone, ready, next);
  expect(ada.kept.value).toBeNull();
  expect(cem.kept.value).toBe(ready);
  keepResult(cem, next, at(1, false, ["ada", "bea", "cem"])); // what happens there does not either
  expect(cem.kept.value).toBe(ready);
});
