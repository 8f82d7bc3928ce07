import { expect, test } from "vitest";
import { ApiError } from "../api";
import { eyeOf, openEye, type Sight } from "./look";
import type { Answer, Ask } from "./messages";

/** A worker whose answers a test gives. */
function workerOf() {
  const asked: Ask[] = [];
  const worker = { onmessage: null, onerror: null, postMessage: (ask: Ask) => asked.push(ask), terminate() {} };
  const answer = (data: Answer) => (worker as unknown as Worker).onmessage?.({ data } as MessageEvent);
  return { eye: eyeOf(worker as unknown as Worker), asked, answer, worker: worker as unknown as Worker };
}
const sight = (width: number): Sight => ({ width, height: 1, cards: [] });
const picture = {} as ImageBitmap;

test("answers go to the pictures in their order, and forgetting asks for none", async () => {
  const { eye, asked, answer } = workerOf();
  const seen = [eye.look(picture), eye.watch(picture)];
  eye.forget();
  answer({ kind: "seen", sight: sight(1) });
  answer({ kind: "seen", sight: sight(2) });
  expect(await Promise.all(seen)).toEqual([sight(1), sight(2)]);
  expect(asked.map(({ kind }) => kind)).toEqual(["look", "watch", "forget"]);
});

test("a picture that cannot be read fails alone, with a code to say it by", async () => {
  const { eye, answer } = workerOf();
  const [bad, good] = [eye.look(picture), eye.look(picture)];
  answer({ kind: "failed", code: "eye-failed" });
  answer({ kind: "seen", sight: sight(3) });
  await expect(bad).rejects.toMatchObject({ code: "eye-failed" });
  expect(await good).toEqual(sight(3));
});

test("nobody waits for an eye that is closed or broken", async () => {
  const { eye, worker } = workerOf();
  const [first] = [eye.look(picture)];
  worker.onerror?.({} as ErrorEvent);
  await expect(first).rejects.toBeInstanceOf(ApiError);
  const second = eye.look(picture);
  eye.close();
  await expect(second).rejects.toBeInstanceOf(ApiError);
});

test("a browser that has no worker for it is told so", async () => {
  await expect(openEye()).rejects.toMatchObject({ code: "eye-browser" });
});
