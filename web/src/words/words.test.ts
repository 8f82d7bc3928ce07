import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FluentBundle } from "@fluent/bundle";
import { beforeAll, describe, expect, test } from "vitest";
import { EDITIONS, type Edition, type Palette, type Theme } from "../cards/artwork";
import type { Card } from "../cards/card";
import { KINDS, kindOf } from "../cards/kinds";
import { FULL } from "../play/deck";
import { explain } from "../play/explain";
import { open, point, sayNoSet } from "../play/round";
import { heard } from "../practice/Heard";
import { SOUGHT } from "../rules/pattern";
import { cardName, findingInWords, type Manner } from "./cards";
import { LANGUAGES, type Language, preferred } from "./languages";
import { bundleFor, sayIn } from "./speak";

type Golden = Record<Language, Record<Edition, Record<`${Palette} ${Theme}`, Record<Card, string>>>>;

const golden: Golden = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../../tests/golden/card_names.json", import.meta.url)), "utf8"),
);
/** Messages whose ids are put together. */
const FAMILIES = [
  ...["wrong", "late", "left", "withdrawn", "nothing"].map((why) => `told-failed-${why}`),
  ...SOUGHT.map((pattern) => `dock-point-${pattern}`),
  ...[1, 2, 3, 4, 5].map((level) => `level-${level}`),
  ...["hello", "well-done", "thanks", "oops", "so-close", "again"].map((sign) => `sign-${sign}`),
  ...["end-round", "leave", "home"].map((question) => `ask-${question}`),
  ...["gathering", "playing", "over"].map((status) => `status-${status}`),
  ...["fair", "arrival", "listed", "by-link", "reactions", "none", "standing", "flat", "players", "judge"].map(
    (option) => `option-${option}`,
  ),
  ...["calling", "next", "away", "out", "none", "flips", "deals", "judge", "master", "in"].map((is) => `player-${is}`),
  ...["address", "postcode", "city", "state", "phone", "email", "guardian", "off", "after-draw"].map(
    (field) => `form-${field}`,
  ),
];
const bundles = {} as Record<Language, FluentBundle>;

beforeAll(async () => {
  for (const language of LANGUAGES) bundles[language] = await bundleFor(language);
});

function manner(
  language: Language,
  edition: Edition = "american",
  palette: Palette = "american",
  theme: Theme = "light",
): Manner {
  return { voice: (id, args) => sayIn(bundles[language], id, args), edition, palette, theme };
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every card is called what the server calls it", () => {
    expect(Object.keys(golden[language])).toEqual(EDITIONS);
    for (const edition of EDITIONS) {
      for (const [paint, names] of Object.entries(golden[language][edition])) {
        const [palette, theme] = paint.split(" ") as [Palette, Theme];
        const how = manner(language, edition, palette, theme);
        const cards = Object.keys(names);
        expect(cards).toEqual(expect.arrayContaining([...FULL]));
        expect(new Set(cards.map(kindOf)).size).toBe(KINDS.length);
        expect(Object.fromEntries(cards.map((card) => [card, cardName(card, how)]))).toEqual(names);
      }
    }
  });

  test("every message that the page says is there", () => {
    const sources = globSync("src/**/*.tsx")
      .concat(globSync("src/**/*.ts"))
      .filter((path) => !path.includes(".test."));
    const text = sources.map((path) => readFileSync(path, "utf8")).join("\n");
    const said = [...text.matchAll(/(?:\b(?:say|voice)\(|<Count name=|\b(?:message|sub): )"([a-z-]+)"/g)]
      .map(([, id]) => id ?? "")
      .concat(
        [...text.matchAll(/(?<!class=)"((?:act|dock|quiet|told|refused|shown|choose|wrong|line|key)-[a-z-]+)"/g)].map(
          ([, id]) => id ?? "",
        ),
      )
      .concat([...text.matchAll(/\btell\("([a-z-]+)"/g)].map(([, id]) => `told-${id}`))
      .concat(FAMILIES);
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((id) => !bundles[language].hasMessage(id))).toEqual([]);
  });

  test("a table that is locked is not said to be closed, ended or opened anew", () => {
    const { voice } = manner(language);
    const words = ["act-lock", "act-unlock", "told-locked", "refused-locked"].map((id) => voice(id)).join(" ");
    expect(words).not.toMatch(/ferm|rouvr|cerr|abrir|schlie|schloss|öffne|close|end the/i);
    expect(voice("act-unlock")).not.toBe(voice("act-open-table"));
  });

  test("times between calls are told by tenths of a second", () => {
    const { voice } = manner(language);
    const point = language === "en" ? "." : ",";
    const behind = (seconds: number) => voice("order-behind", { seconds }).replace("\u00a0", " ");
    expect(behind(0.2)).toBe(`+0${point}2 s`);
    expect(behind(3)).toBe(`+3${point}0 s`);
    expect(behind(0)).toBe(`< 0${point}1 s`);
    expect(voice("told-after", { me: "no", who: "Bea", seconds: 0 })).toMatch(`0${point}1`);
  });
});

test("what stands beside “You” is said in the second person", () => {
  const beside = (language: Language, me: string) => {
    const { voice } = manner(language);
    return [voice("order-called", { me }), voice("order-pointed", { me }), voice("dock-verdict", { me, who: "Bea" })];
  };
  expect(beside("en", "yes")).toEqual(["show now", "wait for the verdict", "You wait for the verdict"]);
  expect(beside("en", "no")).toEqual(["shows now", "waits for the verdict", "Bea waits for the verdict"]);
  expect(beside("fr", "yes")).toEqual(["montrez", "attendez le verdict", "Vous attendez le verdict"]);
  expect(beside("es", "yes")).toEqual(["muestras ahora", "esperas el veredicto", "Esperas el veredicto"]);
  expect(beside("de", "yes")).toEqual(["zeigst jetzt", "wartest auf das Urteil", "Du wartest auf das Urteil"]);
});

test.each([
  ["en", "one black open oval", "one white open oval", "Two white, one blue"],
  ["fr", "un ovale noir vide", "un ovale blanc vide", "Deux blanches, une bleue"],
  ["es", "un óvalo negro vacío", "un óvalo blanco vacío", "Dos blancas, una azul"],
  ["de", "ein schwarzes leeres Oval", "ein weißes leeres Oval", "Zwei weiße, eine blaue"],
] as const)(
  "in %s the colour that is black on a light card is white on a dark one (C-5)",
  (language, light, dark, why) => {
    const inTheDark = manner(language, "american", "distinct", "dark");
    const trio = ["1goe", "1goh", "1rof"] as const;
    expect(cardName("1goe", manner(language, "american", "distinct", "light"))).toBe(light);
    expect(cardName("1goe", inTheDark)).toBe(dark);
    expect(explain(trio).map((finding) => findingInWords(trio, finding, inTheDark))).toContain(why);
  },
);

test("a finding says which value stands alone", () => {
  const trio = ["1gsf", "2gsh", "3psh"] as const;
  const said = explain(trio).map((finding) => findingInWords(trio, finding, manner("en")));
  expect(said).toEqual(["All different", "Two green, one purple", "All the same", "Two striped, one solid"]);
});

test("a finding speaks of edges, of four cards and of two", () => {
  const said = (...cards: [Card, ...Card[]]) =>
    explain(cards).map((finding) => findingInWords(cards, finding, manner("en")));
  expect(said("1rofp", "2rofc", "3rofc").at(-1)).toBe("Two cornered, one plain");
  expect(said("1ROF", "1ROF", "1POF", "2POF")).toEqual([
    "3×\u00a0one, 1×\u00a0two",
    "Two and two",
    "All the same",
    "All the same",
  ]);
  expect(said("1rof", "1pof")[1]).toBe("red ≠ purple");
});

const DECK: Card[] = "1rof 1gsf 2gsf 3psh 2rof 1pde 2pde 3goe 3rof 1gsh 2rse 3gdh 1poh 2poh 3poh"
  .split(" ")
  .map((code) => code as Card);

test("those who listen hear why a trio is wrong, and nothing while it is chosen", () => {
  const two = [1, 2].reduce(point, open(DECK));
  expect(heard(two, manner("en"))).toBe("");
  expect(heard(point(two, 3), manner("en"))).toBe(
    "Not a SET. Two features do not fit. Colour: Two green, one purple. Shading: Two solid, one striped.",
  );
});

test("those who listen hear which cards came", () => {
  const taken = [0, 4, 8].reduce(point, open(DECK));
  expect(heard(taken, manner("en"))).toMatch(/^A SET! Every feature fits\. Number: All different\..*/);
  expect(heard(taken, manner("de"))).toContain("Neue Karten: ein violettes gestreiftes Oval, ");
  expect(heard(sayNoSet(open(DECK)), manner("en"))).toMatch(/^There is one\./);
});

test("the browser's languages decide, as far as they are spoken", () => {
  expect(preferred(["it-IT", "de-CH", "fr"])).toBe("de");
  expect(preferred(["ja"])).toBe("en");
});
