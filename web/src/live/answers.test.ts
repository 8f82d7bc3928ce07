import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seenEvent } from "../../test/events";
import { offered, pagesOf } from "../../test/offered";
import { evolveTable } from "../fold/gathering";
import type { Gathering, Rules, TableEvent } from "../protocol/types";
import { faredAlone } from "./alone";
import { DIFFERENCES, type Page } from "./differences";
import { type Seen, seenBy } from "./seen";

/** Answers of the engine; tests/answers/vectors.py describes the files. */
interface Answers {
  readonly asked: readonly string[]; // sayings
  readonly viewer: string | null; // whose view the states are, where everyone sees something else
  readonly rules: Rules;
  readonly opening: readonly TableEvent[];
  readonly record: string | null;
  readonly told: readonly (Answer & { readonly after: readonly number[] })[];
  readonly played: readonly (Answer & { readonly state: object })[];
}

interface Answer {
  readonly at: number;
  readonly may: Readonly<Record<string, string>>;
  readonly fared?: string;
}

type Asked = readonly [where: string, gathering: Gathering, answer: Answer];

const GOLDEN = new URL("../../../tests/golden/", import.meta.url).pathname;
const tables = globSync("answers/*.json", { cwd: GOLDEN }).map((path) =>
  path.slice("answers/".length, -".json".length),
);
const read = (name: string): Answers => JSON.parse(readFileSync(`${GOLDEN}answers/${name}.json`, "utf8"));

/** The table after each event of the golden record. */
function* toldOf({ opening, record, told, viewer }: Answers): Generator<Asked> {
  if (!record) return;
  const lines = readFileSync(`${GOLDEN}records/${record}.jsonl`, "utf8").trim().split("\n").slice(1);
  const states: Gathering[] = [];
  let gathering: Gathering | null = null;
  for (const event of [...opening, ...lines.map((line) => JSON.parse(line).event)]) {
    gathering = evolveTable(gathering, seenEvent(event, viewer));
    states.push(gathering);
  }
  for (const answer of told)
    for (const after of answer.after)
      yield [`after event ${after}`, states[opening.length + after - 1] as Gathering, answer];
}

/** The states that are written whole, but for their rules, or as what is another in them. */
function* playedOf({ rules, played }: Answers): Generator<Asked> {
  for (const [n, answer] of played.entries()) {
    const state = changed(played[0]?.state as Json, answer.state as Json) as unknown as Gathering;
    const match = state.match && { ...state.match, rules, table: state.match.table && { ...state.match.table, rules } };
    yield [`state ${n}`, { ...state, rules, match }, answer];
  }
}

type Json = { readonly [key: string]: unknown };
const isPart = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("type" in value);

/** What is of another kind says so by its type, and is whole. */
function changed(before: Json, changes: Json): Json {
  const merged = Object.entries(changes).map(([key, value]) => {
    const old = before[key];
    return [key, isPart(value) && typeof old === "object" && old !== null ? changed(old as Json, value) : value];
  });
  return { ...before, ...Object.fromEntries(merged) };
}

const occurred = new Set<number>();

const kindOf = (word: string): string => word.split(":", 1).join();

/** `Remove:bea,cem` is `Remove:bea` and `Remove:cem`. */
function oneByOne(words: string): string[] {
  const [kind = "", about] = words.split(":");
  return about ? about.split(",").map((player) => `${kind}:${player}`) : kind ? [kind] : [];
}

/** Is it so on purpose? */
function isWanted(page: Page, seen: Seen, offers: "less" | "more", word: string): boolean {
  const found = DIFFERENCES.flatMap((one, n) =>
    one.saying === kindOf(word) && one.offers === offers && one.pages.includes(page) && one.when(seen) ? n : [],
  );
  for (const n of found) occurred.add(n);
  return found.length > 0;
}

/** What a page offers although it is not accepted, and what it does not offer although it is. */
function disagreements(page: Page, kinds: readonly string[], [where, gathering, { may, at }]: Asked): string[] {
  const isBot = (you: string) => gathering.sitters.some(({ player, level }) => player === you && level > 0);
  return Object.entries(may).flatMap(([you, words]) => {
    const seen = seenBy(gathering, you, at);
    if (isBot(you)) return []; // a bot looks at no page
    const offers = new Set([...offered(page, seen)].filter((word) => kinds.includes(kindOf(word))));
    const accepted = new Set(words.split(" ").flatMap(oneByOne));
    const more = [...offers].filter((word) => !accepted.has(word) && !isWanted(page, seen, "more", word));
    const less = [...accepted].filter((word) => !offers.has(word) && !isWanted(page, seen, "less", word));
    const told = [...more.map((word) => `offers ${word}`), ...less.map((word) => `does not offer ${word}`)];
    const { phase, stake } = gathering.match?.table ?? {};
    return told.map((what) => `${where} (${phase?.type}, ${stake?.type}): the ${page} page ${what} to ${you}`);
  });
}

test("there are answers for every rule set", () => {
  const records = globSync("records/*.jsonl", { cwd: GOLDEN }).map((path) =>
    path.slice("records/".length, -".jsonl".length),
  );
  expect(
    tables
      .map((name) => read(name).record)
      .filter(Boolean)
      .sort(),
  ).toEqual(records.sort());
});

test.each(tables)("what is offered is what the engine accepts: %s (R-6, R-12)", (name) => {
  const answers = read(name);
  const asked = [...toldOf(answers), ...playedOf(answers)];
  expect(asked.length).toBeGreaterThan(0);
  const found = asked.flatMap((one) =>
    pagesOf(seenBy(one[1], null)).flatMap((page) => disagreements(page, answers.asked, one)),
  );
  expect(found).toEqual([]);
});

test.each(tables)("how a round alone has ended is said as the engine says it: %s (R-7)", (name) => {
  const answers = read(name);
  const asked = [...toldOf(answers), ...playedOf(answers)];
  const said = asked.map(([where, { match }]) => [where, (match?.table && faredAlone(match.table)) ?? null]);
  expect(said).toEqual(asked.map(([where, , { fared = null }]) => [where, fared]));
});

test.each(DIFFERENCES.map((one, n) => [one.why, n] as const))("it still occurs that %s", (_, n) => {
  expect(occurred).toContain(n);
});
