import { expect, test } from "vitest";
import { seen, sightOf } from "../../../test/sights";
import { isSet } from "../../play/sets";
import { chosenOf, corrected, type Still, stillOf } from "./still";
import { judged, trioOf } from "./trio";

const voice = (message: string) => message;

test("three cards are the claim; among more, those that were tapped", () => {
  const three = stillOf(sightOf("1rof", "2rof", "3rof"));
  expect(trioOf(chosenOf(three, []))).toEqual(["1rof", "2rof", "3rof"]);
  const many = stillOf(sightOf("1rof", "2rof", "3rof", "1gsh"));
  expect(trioOf(chosenOf(many, [0, 1]))).toBeNull();
  expect(trioOf(chosenOf(many, [3, 0, 1]))).toEqual(["1rof", "2rof", "1gsh"]);
  expect(trioOf(chosenOf(stillOf(sightOf("1rof", "2rof")), []))).toBeNull();
});

test("a verdict on cards of which one is not sure says so, until somebody has looked", () => {
  const sight = sightOf("1rof", "2rof");
  const still = stillOf({ ...sight, cards: [...sight.cards, seen("3roh", 2, { sure: false })] });
  const told = ({ spots }: Still) => {
    const trio = trioOf(spots);
    if (!trio) throw new Error("not three cards");
    return [isSet(...trio), judged(trio, spots, voice).text.includes("eye-if-right")];
  };
  expect(told(still)).toEqual([false, true]);
  expect(told(corrected(still, 2, "3roh"))).toEqual([false, false]);
  expect(told(corrected(still, 2, "3rof"))).toEqual([true, false]);
});
