import { expect, test } from "vitest";
import { FULL } from "../../play/deck";
import { cardsOfLink, isPuzzle, linkOf } from "./codes";

const hashOf = (link: string) => link.slice(link.indexOf("#"));

test("a layout goes into a link and comes out again", () => {
  for (const size of [3, 12, 24]) {
    const cards = FULL.slice(0, size);
    expect(cardsOfLink(hashOf(linkOf(cards)))).toEqual(cards);
  }
  expect(linkOf(["1rof", "2rsh"])).toBe("/eye/layout#1rof2rsh");
});

test("a link that was cut off, changed or made up has no layout", () => {
  const whole = hashOf(linkOf(FULL.slice(0, 12)));
  for (const wrong of ["", "#", whole.slice(0, -1), `${whole}1rof`, "#1rof2rof", "#1rof2rof9rof", "#1ROF2ROF3ROX"])
    expect(cardsOfLink(wrong), wrong).toBeNull();
  expect(cardsOfLink("#1ROF2ROF3ROF")).toEqual(["1rof", "2rof", "3rof"]); // a mail program's capitals do no harm
});

test("what cannot be told apart on a phone is no puzzle", () => {
  expect(isPuzzle(FULL.slice(0, 24))).toBe(true);
  expect(isPuzzle(FULL.slice(0, 25))).toBe(false);
  expect(isPuzzle(FULL.slice(0, 2))).toBe(false);
});
