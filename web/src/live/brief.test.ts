import { expect, test } from "vitest";
import { CLASSIC } from "../../test/tables";
import type { Card } from "../cards/card";
import { say, speak } from "../words/speak";
import { sentencesOf } from "./Brief";
import { reasonFor, type Some } from "./reasons";

const brief = (codes: string, cost: string[]) => {
  const cards = codes.split(" ") as Card[] as unknown as Some;
  const { text, ...reason } = reasonFor(CLASSIC, cards, false, say);
  return sentencesOf({ ...reason, tone: "wrong", title: "", text: [...text, ...cost] });
};

test("a phone's few lines name the features that fail and the cost, and leave the missing card to the whole panel", async () => {
  await speak("en");
  expect(brief("1rof 2rof 2gof", ["One point off."])).toEqual([
    "Two with two symbols, one with one",
    "Two red, one green",
    "One point off.",
  ]);
});
