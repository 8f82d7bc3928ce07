import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sha256 } from "../live/sha256";
import type { MatchEvent } from "../protocol/types";
import { frameAt, lyingAt, prepare } from "./frames";
import { BrokenRecord, readText } from "./read";
import { unseenOf } from "./sightings";
import { verify } from "./verify";

const RECORDS = new URL("../../../tests/golden/records/", import.meta.url).pathname;
const names = globSync("*.jsonl", { cwd: RECORDS }).map((path) => path.slice(0, -".jsonl".length));
const textOf = (name: string) => readFileSync(`${RECORDS}${name}.jsonl`, "utf8");

const whyNot = (text: string): string => {
  try {
    readText(text);
  } catch (error) {
    if (error instanceof BrokenRecord) return `${error.why} ${error.line}`;
    throw error;
  }
  return "read";
};

/** The lines of these events, sealed as the program does. */
function sealed(events: readonly unknown[]): string {
  let seal = "";
  const lines = events.map((event, n) => {
    const body = JSON.stringify(event);
    seal = sha256(seal + body).slice(0, 16);
    return `{"n":${n + 1},"event":${body},"seal":"${seal}"}`;
  });
  return ['{"record":"tercet","version":1}', ...lines].join("\n");
}

test.each(names)("%s is read, every verdict is right and the deck is the sealed one", (name) => {
  const { wrong, seals, events } = verify(readText(textOf(name)));
  expect(wrong).toEqual([]);
  expect(seals.rounds === 0 || seals.good).toBe(true);
  expect(events).toBe(textOf(name).trim().split("\n").length - 1);
});

test("a broken or changed file is refused with its line", () => {
  const text = textOf("classic");
  const lines = text.trim().split("\n");
  expect(whyNot("")).toBe("empty 1");
  expect(whyNot("hello")).toBe("foreign 1");
  expect(whyNot('{"record":"other","version":1}\n{}')).toBe("foreign 1");
  expect(whyNot(text.replace('"version":1', '"version":7'))).toBe("version 1");
  expect(whyNot(lines[0] ?? "")).toBe("empty 1");
  expect(whyNot(lines.slice(0, 9).join("\n").slice(0, -5))).toBe("line 9");
  expect(whyNot([...lines.slice(0, 5), ...lines.slice(6)].join("\n"))).toBe("moved 6");
  expect(whyNot(text.replace('"points":1', '"points":2'))).toMatch(/^seal \d+$/);
  expect(whyNot("x".repeat(2_000_000))).toBe("size 1");
  expect(whyNot(text.replaceAll("\n", "\r\n"))).toBe("read");
});

test("a verdict that was turned round is found out, even where all lines were sealed anew", () => {
  const events = readText(textOf("quick"));
  const taken = events.findIndex(({ type }) => type === "SetTaken");
  const other = events[0]?.type === "MatchOpened" ? events[0].players[0] : "";
  const layout = events.find((event) => event.type === "CardsDealt");
  const three = layout?.type === "CardsDealt" ? layout.cards.slice(0, 3) : [];
  const forged = events.map((event, n) => (n === taken ? { ...event, cards: three, by: other } : event));
  expect(verify(readText(sealed(forged))).wrong).toContain(taken + 1);
});

test("a deck that is not the sealed one is found out", () => {
  const events = readText(textOf("quick"));
  const forged = events.map((event) =>
    event.type === "DeckShown" ? { ...event, deck: [...event.deck].reverse() } : event,
  );
  expect(verify(forged as MatchEvent[]).seals.good).toBe(false);
});

test.each(names)("%s is prepared in order of time, and each find is seen before its cards go", (name) => {
  const events = readText(textOf(name));
  const { frames, finds, rounds } = prepare(events);
  expect(frames.map(({ offset }) => offset)).toEqual(frames.map(({ offset }) => offset).sort((a, b) => a - b));
  expect(finds.length).toBe(rounds.flatMap(({ found }) => found).length);
  for (const n of finds) {
    const { ring, layout, found } = frames[n] ?? {};
    const here = ring?.cards.filter((card) => layout?.includes(card)) ?? [];
    const gone = events[(found?.n ?? 1) - 1];
    if (gone?.type === "SetTaken") expect(here).toEqual(expect.arrayContaining([...gone.gone]));
  }
});

test("a moment is found again by its place on the line", () => {
  const { frames } = prepare(readText(textOf("classic")));
  expect(frames.map(({ offset }) => frameAt(frames, offset))).toEqual([...frames.keys()]);
  expect(frameAt(frames, -1)).toBe(0);
  expect(frameAt(frames, 1e12)).toBe(frames.length - 1);
});

test("what is taken lies there to be seen at that moment", () => {
  const { frames, finds, rounds } = prepare(readText(textOf("quick")));
  for (const n of finds) {
    const frame = frames[n];
    if (!frame?.found) throw new Error("no find");
    const cards = [...frame.found.cards].sort().join();
    expect(lyingAt(rounds, frame).map((one) => [...one.cards].sort().join())).toContain(cards);
  }
});

test("a card that lies face down does not show its face", () => {
  const { frames } = prepare(readText(textOf("memory")));
  const first = frames.find(({ layout }) => layout.length > 0);
  expect(new Set(first?.layout)).toEqual(new Set(["?"]));
});

test("real cards are shown as they were seen, with the find that was claimed, and the finds that nobody saw", () => {
  const events = readText(textOf("real-deck-seen"));
  const { frames, rounds } = prepare(events);
  const looked = events.findIndex(({ type }) => type === "LayoutSeen") + 1;
  const look = events[looked - 1] as Extract<MatchEvent, { type: "LayoutSeen" }>;
  expect(frames.find(({ n }) => n === looked)?.layout).toEqual(look.cards.map(([card]) => card));
  const taken = frames.filter(({ ring, found }) => found && ring?.right && ring.cards.length > 0);
  expect(taken.length).toBeGreaterThan(1);
  for (const { ring, layout, found } of taken) {
    expect(layout).toEqual(expect.arrayContaining([...(ring?.cards ?? [])]));
    expect(found?.since).not.toBeNull();
  }
  expect(rounds.flatMap(unseenOf).length).toBeGreaterThan(0);
});

test("of real cards that nobody looked at, nothing is shown", () => {
  const { frames } = prepare(readText(textOf("real-deck")));
  expect(frames.filter(({ layout }) => layout.length > 0)).toEqual([]);
});
