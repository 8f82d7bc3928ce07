import { expect, test, vi } from "vitest";
import { choose, edition, keepSettings, letters, palette, readSettings, settings, shade } from "./settings";

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
  letters: null,
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

test("the theme in force is the chosen one, or the device's, also when that changes", () => {
  const device = Object.assign(new EventTarget(), { matches: true });
  const other = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (question: string) => (question.includes("color-scheme: dark") ? device : other));
  keepSettings({ dataset: {} } as HTMLElement);
  expect(shade.value).toBe("dark");
  device.matches = false;
  device.dispatchEvent(new Event("change"));
  expect(shade.value).toBe("light");
  choose({ theme: "dark" });
  expect(shade.value).toBe("dark");
  vi.unstubAllGlobals();
});

test("the keys are shown on the cards where there is a mouse, unless chosen otherwise", () => {
  const mouse = Object.assign(new EventTarget(), { matches: false });
  const other = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (question: string) => (question.includes("pointer: fine") ? mouse : other));
  keepSettings({ dataset: {} } as HTMLElement);
  expect(letters.value).toBe(false);
  mouse.matches = true;
  mouse.dispatchEvent(new Event("change"));
  expect(letters.value).toBe(true);
  choose({ letters: false });
  expect(letters.value).toBe(false);
  vi.unstubAllGlobals();
});
