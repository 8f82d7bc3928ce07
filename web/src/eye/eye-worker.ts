/** The worker of the eye: fetches its weights once, then answers each picture with the cards on it. */
import weightsAddress from "../../../src/tercet/eye/weights.bin?url";
import type { Sight } from "./look";
import type { Answer, Ask } from "./messages";
import { plainMachine } from "./net/plain";
import { simdMachine } from "./net/simd";
import { pixelsOf } from "./picture/pixels";
import { type See, seeOn } from "./seeing";
import { sightOf } from "./sight";
import { Votes } from "./votes";
import { readWeights } from "./weights";

const tell = (answer: Answer): void => postMessage(answer);

async function fetched(): Promise<ArrayBuffer | string> {
  const answer = await fetch(weightsAddress).catch(() => null);
  if (!answer) return "eye-offline";
  return answer.ok ? answer.arrayBuffer() : `http-${answer.status}`;
}

/** The cards on a picture; as a frame of a camera it votes with those before. */
function seen(see: See, votes: Votes | null, picture: ImageBitmap): Sight {
  const { width, height } = picture;
  const pixels = pixelsOf(picture);
  picture.close();
  const places = see(pixels);
  return sightOf(votes ? votes.add(places) : places, width, height, width / pixels.width);
}

async function start(): Promise<void> {
  const file = await fetched();
  if (typeof file === "string") return tell({ kind: "failed", code: file });
  const see = seeOn(simdMachine() ?? plainMachine(), readWeights(file));
  const votes = new Votes();
  addEventListener("message", ({ data }: MessageEvent<Ask>) => {
    if (data.kind === "forget") return votes.forget();
    try {
      tell({ kind: "seen", sight: seen(see, data.kind === "watch" ? votes : null, data.picture) });
    } catch {
      tell({ kind: "failed", code: "eye-failed" });
    }
  });
  tell({ kind: "ready" });
}

void start();
