/** What can be heard: made here, of tones and noise, so that nothing has to be fetched. Each lasts less than 300 ms. */
import { LOUDEST, settings } from "../settings/settings";

export const SOUNDS = ["call", "right", "wrong", "more"] as const;
export type Sound = (typeof SOUNDS)[number];

let context: AudioContext | null = null;

/** Play a sound as loud as it is wanted. It is never the only sign of anything, so where none can be made none is. */
export function play(sound: Sound): void {
  const { volume } = settings.value;
  if (volume === 0 || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = (volume / LOUDEST) ** 2; // ears hear squares
  out.connect(context.destination);
  MAKE[sound](context, out, context.currentTime);
}

type Make = (context: AudioContext, out: AudioNode, at: number) => void;

const MAKE: Record<Sound, Make> = {
  /** One wooden knock. */
  call: (context, out, at) => {
    tone(context, out, { at, hertz: 210, seconds: 0.09, loud: 0.9 });
    noise(context, out, { at, hertz: 1_100, seconds: 0.03, loud: 0.5 });
  },
  /** Two notes rising. */
  right: (context, out, at) => {
    tone(context, out, { at, hertz: 587, seconds: 0.13, loud: 0.4 });
    tone(context, out, { at: at + 0.1, hertz: 880, seconds: 0.18, loud: 0.4 });
  },
  /** One low note. */
  wrong: (context, out, at) => tone(context, out, { at, hertz: 131, seconds: 0.26, loud: 0.8, form: "triangle" }),
  /** A riffle of cards. */
  more: (context, out, at) => {
    for (let n = 0; n < 6; n++)
      noise(context, out, { at: at + n * 0.035, hertz: 2_400 + 250 * n, seconds: 0.025, loud: 0.4 });
  },
};

interface Note {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
  readonly form?: OscillatorType;
}

function tone(context: AudioContext, out: AudioNode, { form = "sine", ...note }: Note): void {
  const source = context.createOscillator();
  source.type = form;
  source.frequency.value = note.hertz;
  sounding(context, source, note).connect(out);
}

function noise(context: AudioContext, out: AudioNode, note: Note): void {
  const length = Math.ceil(note.seconds * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  buffer.getChannelData(0).set(Float32Array.from({ length }, () => 2 * Math.random() - 1));
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = note.hertz;
  sounding(context, source, note).connect(band).connect(out);
}

/** It begins at once, without a click, and dies away. */
function sounding(context: AudioContext, source: AudioScheduledSourceNode, { at, seconds, loud }: Note): GainNode {
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(loud, at + 0.004);
  envelope.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(envelope);
  source.start(at);
  source.stop(at + seconds);
  return envelope;
}
