/** Looking at a photo, or through the camera until what is seen has come to rest and is wanted. */
import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError } from "../../api";
import { refusalInWords } from "../../words/refusals";
import { say } from "../../words/speak";
import type { Sight } from "../look";
import { closeCamera, nextFrame, noCamera, openCamera, troubleOf } from "./camera";
import { onCanvas, readPhoto } from "./photo";
import { isSteady, mayBeTaken, NOTHING, type Wanted, watched } from "./steady";
import { theEye } from "./the-eye";

export type Picture = HTMLCanvasElement;
export type OnSight = (picture: Picture, sight: Sight) => void;
/** The camera is wanted, or no longer. */
export type OnFilming = (filming: boolean) => void;

export interface Looking {
  readonly state: "idle" | "opening" | "watching" | "reading";
  readonly stream: MediaStream | null;
  readonly sight: Sight | null; // what the camera sees now
  readonly trouble: string | null; // in words
  readonly start: () => void;
  readonly stop: () => void;
  readonly take: () => void; // what is seen now, though it has not come to rest
  readonly read: (file: Blob) => void;
  readonly video: { current: HTMLVideoElement | null };
}

const IDLE = { state: "idle", stream: null, sight: null, trouble: null } as const;
type Now = Pick<Looking, "state" | "stream" | "sight" | "trouble">;

export interface Search {
  readonly wanted: Wanted; // may change while the camera runs
  readonly filming: boolean; // the camera runs from the beginning
  readonly onSight: OnSight; // a photo is told to the one that was given when it was chosen
  readonly onFilming: OnFilming;
}

export function useLooking(search: Search): Looking {
  const { filming, onSight, onFilming } = search;
  const [now, setNow] = useState<Now>(IDLE);
  const latest = useRef(search);
  latest.current = search;
  const video = useRef<HTMLVideoElement>(null);
  const taken = useRef(false);
  const turn = useRef(0); // what was begun before the last change is not listened to any more
  const fail = (trouble: string) => {
    onFilming(false);
    setNow({ ...IDLE, trouble });
  };
  const begin = (state: Now["state"]) => {
    taken.current = false;
    setNow({ ...IDLE, state });
    return ++turn.current;
  };
  const start = async () => {
    onFilming(true);
    const [mine, missing] = [begin("opening"), noCamera()];
    if (missing) return fail(say(missing));
    try {
      const stream = await openCamera();
      if (mine === turn.current) setNow({ ...IDLE, state: "watching", stream });
      else closeCamera(stream);
    } catch (error) {
      if (mine === turn.current) fail(say(troubleOf(error)));
    }
  };
  const stop = () => {
    onFilming(false);
    begin("idle");
  };
  const read = async (file: Blob) => {
    onFilming(false);
    const mine = begin("reading");
    try {
      const picture = await readPhoto(file);
      const sight = await lookAt(picture);
      if (mine !== turn.current) return;
      setNow(IDLE);
      onSight(picture, sight);
    } catch (error) {
      if (mine === turn.current) fail(reasonOf(error));
    }
  };
  const { stream } = now;
  useEffect(() => {
    if (filming) void start();
    return () => void turn.current++;
  }, []);
  useEffect(() => {
    if (!stream || !video.current) return;
    const stopped = new AbortController();
    const heard = { signal: stopped.signal };
    document.addEventListener("visibilitychange", () => document.hidden && stop(), heard);
    stream.getVideoTracks()[0]?.addEventListener("ended", () => fail(say("eye-trouble-busy")), heard);
    const seen = (sight: Sight) => setNow((before) => ({ ...before, sight }));
    watch(video.current, stream, { search: latest, taken, stopped: stopped.signal, seen }).then(
      (found) => {
        if (!found) return;
        begin("idle");
        latest.current.onSight(...found);
      },
      (error) => !stopped.signal.aborted && fail(reasonOf(error)),
    );
    return () => {
      stopped.abort();
      closeCamera(stream);
    };
  }, [stream]);
  const take = () => {
    taken.current = true;
  };
  return { ...now, start: () => void start(), stop, take, read: (file) => void read(file), video };
}

/** Why a picture was not read. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? refusalInWords(error) : say("refused-eye-failed");

async function lookAt(picture: Picture): Promise<Sight> {
  const eye = await theEye();
  eye.forget();
  return shown(picture, eye.look);
}

/** Show the eye a picture. */
async function shown(picture: Picture, look: (bitmap: ImageBitmap) => Promise<Sight>): Promise<Sight> {
  const bitmap = await createImageBitmap(picture);
  return look(bitmap).finally(() => bitmap.close());
}

interface Watch {
  readonly search: { readonly current: Search };
  readonly taken: { readonly current: boolean }; // because somebody wants it
  readonly stopped: AbortSignal;
  readonly seen: (sight: Sight) => void;
}

/** Look at one picture of the camera after another, until one can be kept; null if somebody stops before. */
async function watch(
  video: HTMLVideoElement,
  stream: MediaStream,
  { search, taken, stopped, seen }: Watch,
): Promise<[Picture, Sight] | null> {
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  const eye = await theEye();
  eye.forget();
  for (let before = NOTHING; !stopped.aborted; ) {
    await nextFrame(video);
    if (stopped.aborted || video.videoWidth === 0) continue;
    const picture = onCanvas(video, video.videoWidth, video.videoHeight);
    const sight = await shown(picture, eye.watch);
    if (stopped.aborted) return null;
    before = watched(before, sight);
    const { wanted } = search.current;
    if ((taken.current && mayBeTaken(before)) || isSteady(before, sight, wanted)) return [picture, sight];
    seen(sight);
  }
  return null;
}
