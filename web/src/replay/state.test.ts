import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { prepare } from "./frames";
import { readText } from "./read";
import { Playback } from "./state";

const quick = prepare(
  readText(readFileSync(new URL("../../../tests/golden/records/quick.jsonl", import.meta.url), "utf8")),
);

test("steps go event by event and find by find, and stop at both ends", () => {
  const play = new Playback(quick);
  play.step(-1);
  expect(play.index.value).toBe(0);
  play.step(1);
  expect(play.index.value).toBe(1);
  play.stepFind(1);
  expect(play.index.value).toBe(quick.finds.find((n) => n > 1));
  for (let n = 0; n < quick.finds.length + 3; n++) play.stepFind(1);
  expect(play.index.value).toBe(quick.frames.length - 1);
  play.stepFind(-1);
  expect(play.frame.found).not.toBeNull();
});

test("it plays at its speed, stops at the end, and begins again from there", () => {
  const play = new Playback(quick);
  play.speed.value = 4;
  play.toggle();
  play.pass(250);
  expect(play.offset.value).toBe(1_000);
  play.pass(1e9);
  expect([play.offset.value, play.playing.value]).toEqual([play.last, false]);
  play.toggle();
  expect([play.offset.value, play.playing.value]).toEqual([0, true]);
});

test("finds only: from find to find, and to the end", () => {
  const play = new Playback(quick);
  play.speed.value = "finds";
  play.toggle();
  play.pass(1_600);
  expect(play.index.value).toBe(quick.finds[0]);
  for (let n = 0; n <= quick.finds.length; n++) play.pass(1_600);
  expect([play.index.value, play.playing.value]).toEqual([quick.frames.length - 1, false]);
});

test("a link leads to a moment, and never beyond the match", () => {
  const at = Math.ceil(quick.frames[7]?.offset ?? 0);
  expect(new Playback(quick, at).index.value).toBe(7);
  expect(new Playback(quick, 1e12).index.value).toBe(quick.frames.length - 1);
  expect(new Playback(quick, -5).index.value).toBe(0);
});

test("while the head is dragged only the picture follows; the words follow when it rests", () => {
  const play = new Playback(quick);
  const at = quick.frames[9]?.offset ?? 0;
  expect(play.told.value).toBe(0);
  play.toggle();
  play.drag(at);
  expect([play.index.value, play.told.value, play.playing.value]).toEqual([9, 0, false]);
  play.rest();
  expect([play.index.value, play.told.value]).toEqual([9, 9]);
  play.step(1);
  expect(play.told.value).toBe(10);
});
