import { expect, test } from "vitest";
import { edition, palette, readSettings, settings } from "./settings";

const FIRST = {
  language: null,
  edition: "american",
  palette: null,
  theme: "auto",
  contrast: "auto",
  edgeBar: false,
  largeCards: false,
  flipped: false,
  volume: 0,
  vibration: true,
  keyboard: null,
  ownKeys: "123qweasdzxcrtyfghvbn",
  letters: false,
};

test.each([null, "", "no JSON", "[]", "null", '{"theme":"pink","edition":7,"volume":11,"keyboard":"off"}'])(
  "%j is as at first",
  (text) => {
    expect(readSettings(text)).toEqual(FIRST);
  },
);

test("what was chosen is read back", () => {
  const chosen = {
    language: "fr",
    edition: "european",
    palette: "distinct",
    theme: "dark",
    contrast: "more",
    edgeBar: true,
    largeCards: true,
    flipped: true,
    volume: 7,
    vibration: false,
    keyboard: "own",
    ownKeys: "jkl",
    letters: true,
  };
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
});

test("an edition brings its own palette until another is chosen", () => {
  settings.value = readSettings('{"edition":"european"}');
  expect([edition.value, palette.value]).toEqual(["european", "european"]);
  settings.value = readSettings('{"edition":"european","palette":"distinct"}');
  expect(palette.value).toBe("distinct");
});
