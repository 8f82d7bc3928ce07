import { describe, expect, test } from "vitest";
import { dice } from "../../test/weights";
import { CARDS } from "./likely";
import type { Point } from "./picture/quad";
import type { Place } from "./places";
import { sightOf } from "./sight";
import { Votes } from "./votes";

const CARD = 0.99999; // how sure the eye is of most cards that they are cards

/** A card of 60 × 40 pixels at a point, with so much trust in it, and the rest in another. */
function place(card: string, [x, y]: Point, trust = 0.9, other = "3gde", isCard = CARD): Place {
  const logs = CARDS.map((code) => Math.log(code === card ? trust : code === other ? 1 - trust - 0.01 : 0.01 / 79));
  return {
    quad: [
      [x, y],
      [x + 60, y],
      [x + 60, y + 40],
      [x, y + 40],
    ],
    logs,
    card: isCard,
  };
}
const told = (places: readonly Place[]) => sightOf(places, 1, 1, 1).cards;
const codes = (places: readonly Place[]) =>
  told(places)
    .map(({ card }) => card)
    .sort();

describe("frames of a camera", () => {
  test("a card is told when it was seen twice", () => {
    const votes = new Votes();
    expect(votes.add([place("1rof", [0, 0])])).toEqual([]);
    expect(codes(votes.add([place("1rof", [3, 2])]))).toEqual(["1rof"]);
  });

  test("what only one frame shows is never told", () => {
    const votes = new Votes();
    const steady = place("1rof", [0, 0]);
    for (let frame = 0; frame < 6; frame++) {
      const passing = place(CARDS[frame] ?? "", [150 * (frame + 1), 200]);
      expect(codes(votes.add([steady, passing]))).not.toContain(CARDS[frame]);
    }
  });

  test("one frame that is wrong is outvoted by those around it", () => {
    const votes = new Votes();
    votes.add([place("1rof", [0, 0])]);
    votes.add([place("1rof", [0, 0])]);
    expect(codes(votes.add([place("1rsf", [0, 0], 0.6, "1rof")]))).toEqual(["1rof"]);
  });

  test("doubtful frames that agree become sure, but no surer than two looks", () => {
    const votes = new Votes();
    const doubtful = () => place("2psh", [5, 5], 0.8, "2psf");
    expect(told([doubtful()])[0]?.sure).toBe(false);
    votes.add([doubtful()]);
    const many = Array.from({ length: 12 }, () => told(votes.add([doubtful()]))[0]?.confidence ?? 0);
    expect(many.at(-1)).toBeGreaterThan(0.9);
    expect(many.at(-1)).toBeLessThan(0.96);
  });

  test("what may be something else is no surer to be a card, however often it is seen", () => {
    const votes = new Votes();
    const pips = () => place("1rof", [0, 0], 0.98, "3gde", 0.999);
    for (let frame = 0; frame < 12; frame++) expect(codes(votes.add([pips()]))).toEqual([]);
  });

  test("a hand that moves by a whole card takes all cards with it", () => {
    const votes = new Votes();
    const layout = (dx: number) =>
      ["1rof", "2psh", "3gde", "1gse"].map((card, n) => place(card, [n * 70 + dx, 0], 0.9, "3rdf"));
    votes.add(layout(0));
    for (let frame = 1; frame < 8; frame++) {
      const seen = votes.add(layout(65 * frame));
      expect(codes(seen)).toEqual(["1gse", "1rof", "2psh", "3gde"]);
      expect(seen.map(({ quad }) => quad[0][0]).sort((a, b) => a - b)).toEqual(
        [0, 70, 140, 210].map((x) => x + 65 * frame),
      );
    }
  });

  test("a card that is taken away is told for a moment only", () => {
    const votes = new Votes();
    const [kept, taken] = [place("1rof", [0, 0]), place("2psh", [100, 0])];
    votes.add([kept, taken]);
    votes.add([kept, taken]);
    const after = Array.from({ length: 4 }, () => codes(votes.add([kept])));
    expect(after[0]).toEqual(["1rof", "2psh"]);
    expect(after[3]).toEqual(["1rof"]);
  });

  test("cards that are all taken away are told no longer, and others begin anew", () => {
    const votes = new Votes();
    const shown = ["1rof", "2psh", "3gde"].map((card, n) => place(card, [n * 100, 0]));
    votes.add(shown);
    expect(codes(votes.add(shown))).toEqual(["1rof", "2psh", "3gde"]);
    expect(votes.add([])).toEqual([]);
    expect(votes.add(shown)).toEqual([]);
    expect(codes(votes.add(shown))).toEqual(["1rof", "2psh", "3gde"]);
  });

  test("a card that is put in the place of another wins within a few frames", () => {
    const votes = new Votes();
    for (let frame = 0; frame < 10; frame++) votes.add([place("1rof", [0, 0])]);
    const after = Array.from({ length: 4 }, () => codes(votes.add([place("2psh", [0, 0])])));
    expect(after[3]).toEqual(["2psh"]);
  });

  test("a new scene has nothing of the one before", () => {
    const votes = new Votes();
    votes.add([place("1rof", [0, 0])]);
    votes.forget();
    expect(votes.add([place("1rof", [0, 0])])).toEqual([]);
  });

  test("twelve cards in a noisy hand: after a few frames every one is told, and none wrongly", () => {
    const roll = dice(23);
    const votes = new Votes();
    const layout = CARDS.filter((_, n) => n % 7 === 0);
    let [x, y] = [0, 0];
    const last = Array.from({ length: 12 }, () => {
      [x, y] = [x + 30 * (roll() - 0.5), y + 30 * (roll() - 0.5)];
      const frame = layout.flatMap((card, n) => {
        if (roll() < 0.2) return []; // not found this time
        const at: Point = [x + (n % 4) * 80 + 4 * roll(), y + Math.floor(n / 4) * 60 + 4 * roll()];
        const [wrong] = roll() < 0.15 ? [CARDS[Math.floor(roll() * 81)] ?? card] : [card];
        return [place(wrong, at, 0.7 + 0.25 * roll(), card)];
      });
      return codes(votes.add(frame));
    }).at(-1);
    expect(last).toEqual([...layout].sort());
  });
});
