/** The worker of the eye: fetches its weights once, then answers each picture with the cards in it. */
import weightsAddress from "../../../src/tercet/eye/weights.bin?url";
import type { Sight } from "./look";
import type { Answer, Ask } from "./messages";
import { plainMachine } from "./net/plain";
import { simdMachine } from "./net/simd";
import { pixelsOf } from "./picture/pixels";
import { type See, seeOn } from "./seeing";
import { sightOf } from "./sight";
import { Votes } from "./votes";
import { readWeights, type Weights } from "./weights";

const tell = (answer: Answer): void => postMessage(answer);

/** The weights, or why there are none. */
async function fetched(): Promise<Weights | string> {
  try {
    const answer = await fetch(weightsAddress);
    return answer.ok ? readWeights(await answer.arrayBuffer()) : `http-${answer.status}`;
  } catch {
    return "eye-offline"; // not reached, cut off on the way, or something else in its place
  }
}

/** The cards in a picture; as a frame of a camera it votes with those before. */
function seen(see: See, votes: Votes | null, picture: ImageBitmap): Sight {
  const { width, height } = picture;
  const pixels = pixelsOf(picture);
  picture.close();
  const places = see(pixels);
  return sightOf(votes ? votes.add(places) : places, width, height, width / pixels.width);
}

async function start(): Promise<void> {
  const weights = await fetched();
  if (typeof weights === "string") return tell({ kind: "failed", code: weights });
  const see = seeOn(simdMachine() ?? plainMachine(), weights);
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

start().catch(() => tell({ kind: "failed", code: "eye-failed" }));
