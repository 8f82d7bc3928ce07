import { expect, test } from "vitest";
import { edition, palette, readSettings, settings } from "./settings";

const FIRST = { language: null, edition: "american", palette: null, theme: "auto", edgeBar: false, keyboard: "off" };

test.each([null, "", "no JSON", "[]", "null", '{"theme":"pink","edition":7}'])("%j is as at first", (text) => {
  expect(readSettings(text)).toEqual(FIRST);
});

test("what was chosen is read back", () => {
  const chosen = {
    language: "fr",
    edition: "european",
    palette: "distinct",
    theme: "dark",
    edgeBar: true,
    keyboard: "azerty",
  };
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
});

test("an edition brings its own palette until another is chosen", () => {
  settings.value = readSettings('{"edition":"european"}');
  expect([edition.value, palette.value]).toEqual(["european", "european"]);
  settings.value = readSettings('{"edition":"european","palette":"distinct"}');
  expect(palette.value).toBe("distinct");
});
