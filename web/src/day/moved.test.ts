import { describe, expect, it } from "vitest";
import { movesBetween } from "./moved";

describe("a player whose table has changed", () => {
  it("is told the round, the old table and the new one", () => {
    expect(movesBetween({ 2: 5, 3: 7 }, { 2: 5, 3: 4 })).toEqual([{ round: 3, before: 7, table: 4 }]);
  });

  it("is told nothing on a device that has shown no table yet", () => {
    expect(movesBetween({}, { 1: 5 })).toEqual([]);
  });

  it("is told nothing about rounds that are over or dropped", () => {
    expect(movesBetween({ 1: 5, 4: 2 }, { 2: 6 })).toEqual([]);
  });
});
