/** The eye: which cards lie in a picture, and where. It works in a worker of its own, and no picture leaves the device. */
import { ApiError } from "../api";
import type { Card } from "../cards/card";
import { keepEye } from "../offline/keep-pages";
import type { Answer, Ask } from "./messages";

export type Corner = readonly [x: number, y: number]; // pixels of the picture
export type SeenCard = {
  readonly card: Card;
  readonly confidence: number; // 0..1: of the cards said with 0.9, nine in ten are right
  readonly sure: boolean;
  readonly others: readonly Card[]; // the likeliest other cards, best first, at most five
  readonly corners: readonly [Corner, Corner, Corner, Corner];
};
export type Sight = { readonly width: number; readonly height: number; readonly cards: readonly SeenCard[] };
export type Eye = {
  /** One photo. The picture stays the caller's, who may draw it, and closes it. */
  look(picture: ImageBitmap): Promise<Sight>;
  /** One frame of a camera; votes with the frames before. */
  watch(frame: ImageBitmap): Promise<Sight>;
  /** A new scene: the frames before count no more. */
  forget(): void;
  close(): void;
};

type Waiting = { readonly give: (sight: Sight) => void; readonly fail: (why: ApiError) => void };

/** Start the worker, which fetches its weights; an `ApiError` says why there is none. */
export async function openEye(): Promise<Eye> {
  if (!("Worker" in globalThis && "OffscreenCanvas" in globalThis)) throw new ApiError("eye-browser");
  const worker = new Worker(new URL("./eye-worker.ts", import.meta.url), { type: "module" });
  await ready(worker);
  void keepEye();
  return eyeOf(worker);
}

/** The first message says whether the worker can work; a script that cannot be fetched is an error without a word. */
function ready(worker: Worker): Promise<void> {
  return new Promise((give, fail) => {
    const stop = (code: string) => {
      worker.terminate();
      fail(new ApiError(code));
    };
    worker.onerror = () => stop("eye-offline");
    worker.onmessage = ({ data }: MessageEvent<Answer>) => (data.kind === "ready" ? give() : stop(codeOf(data)));
  });
}

const codeOf = (answer: Answer): string => (answer.kind === "failed" ? answer.code : "eye-failed");

/** Answers come in the order of the questions. */
export function eyeOf(worker: Worker): Eye {
  const waiting: Waiting[] = [];
  const failAll = () => {
    for (const one of waiting.splice(0)) one.fail(new ApiError("eye-failed"));
  };
  worker.onerror = failAll;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const first = waiting.shift();
    if (data.kind === "seen") first?.give(data.sight);
    else first?.fail(new ApiError(codeOf(data)));
  };
  const ask = (kind: "look" | "watch", picture: ImageBitmap) =>
    new Promise<Sight>((give, fail) => {
      waiting.push({ give, fail });
      worker.postMessage({ kind, picture } satisfies Ask);
    });
  return {
    look: (picture) => ask("look", picture),
    watch: (frame) => ask("watch", frame),
    forget: () => worker.postMessage({ kind: "forget" } satisfies Ask),
    close: () => {
      worker.terminate();
      failAll();
    },
  };
}
