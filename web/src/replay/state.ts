/** Where a replay stands, and how it goes on: by steps, by time, or from find to find. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Frame, frameAt, type Prepared } from "./frames";

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number] | "finds";

const PER_FIND_MS = 1_600;

export class Playback {
  readonly offset: Signal<number>;
  readonly index: ReadonlySignal<number>; // of the frame
  readonly told: ReadonlySignal<number>; // of the frame that is told in words: it waits while the head is dragged
  readonly dragged = signal(false);
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  readonly showing = signal(false); // the finds that lie there
  readonly last: number;
  #waited = 0; // on the find that is shown, where only finds are

  constructor(
    readonly prepared: Prepared,
    begin = 0,
  ) {
    this.last = prepared.frames.at(-1)?.offset ?? 0;
    this.offset = signal(Math.max(0, Math.min(begin, this.last)));
    this.index = computed(() => frameAt(prepared.frames, this.offset.value));
    let told = this.index.peek();
    this.told = computed(() => {
      if (!this.dragged.value) told = this.index.value;
      return told;
    });
  }

  get frame(): Frame {
    return this.prepared.frames[this.index.value] as Frame;
  }

  get toldFrame(): Frame {
    return this.prepared.frames[this.told.value] as Frame;
  }

  /** The head is dragged somewhere; `rest` ends it. */
  drag(offset: number): void {
    batch(() => {
      this.stop();
      this.dragged.value = true;
      this.seek(offset);
    });
  }

  rest(): void {
    this.dragged.value = false;
  }

  seek(offset: number): void {
    this.offset.value = Math.max(0, Math.min(offset, this.last));
    this.#waited = 0;
  }

  to(index: number): void {
    const { frames } = this.prepared;
    this.seek(frames[Math.max(0, Math.min(index, frames.length - 1))]?.offset ?? 0);
  }

  /** One thing that happened further on, or back. */
  step(by: 1 | -1): void {
    this.stop();
    this.to(this.index.peek() + by);
  }

  /** To the next find, or the one before; behind the last there is the end, before the first the beginning. */
  stepFind(by: 1 | -1): void {
    this.stop();
    this.to(this.nextFind(by));
  }

  nextFind(by: 1 | -1): number {
    const { finds, frames } = this.prepared;
    const at = this.index.peek();
    if (by > 0) return finds.find((n) => n > at) ?? frames.length - 1;
    return finds.findLast((n) => n < at) ?? 0;
  }

  stop(): void {
    this.playing.value = false;
  }

  /** Go on, or begin again from the end. */
  toggle(): void {
    batch(() => {
      if (!this.playing.peek() && this.offset.peek() >= this.last) this.seek(0);
      this.playing.value = !this.playing.peek();
    });
  }

  /** Some real time has passed while it plays. */
  pass(ms: number): void {
    const speed = this.speed.peek();
    if (speed === "finds") this.#passFinds(ms);
    else this.offset.value = Math.min(this.last, this.offset.peek() + ms * speed);
    if (this.offset.peek() >= this.last) this.stop();
  }

  #passFinds(ms: number): void {
    this.#waited += ms;
    if (this.#waited >= PER_FIND_MS) this.to(this.nextFind(1));
  }
}
