/**
 * The connection to one table: says hello with the last entry it has, keeps messages until they are answered, and
 * reconnects by itself. The same id twice has one effect, so nothing happens twice. Commands of the moment are never
 * sent late: without a connection they are dropped, and after a break the client only asks whether they were heard.
 */
import {
  type Chat,
  type FromClient,
  type FromServer,
  type Hello,
  type Introduce,
  OF_THE_MOMENT,
  type PointAt,
  type ReportPlayer,
  type Say,
  type Saying,
  type TableEntry,
  type Wave,
} from "../protocol/types";
import { againIn } from "./retry-delay";

export const VERSION = 1;

/** Why a command was refused; null if it took effect. */
export type Answer = { readonly code: string; readonly why: string } | null;
export type LineState = "coming" | "there" | "lost" | "ended";

/** What a line needs of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Ears {
  /** A message that is news: each entry of the log comes once, in order. */
  heard(message: FromServer): void;
  changed(state: LineState): void;
}

/** What the server says too of something that was lost on the way. */
const NOT_HEARD: Answer = { code: "not-heard", why: "" };

interface Waiting {
  readonly message: Say;
  readonly answer: (answer: Answer) => void;
}

type Beside = Wave | Chat | ReportPlayer | PointAt | Introduce;

export class Line {
  seq = 0;
  #wire: Wire | null = null;
  #open = false;
  #there = false; // open, and shown the table as it is
  #since = 0; // the last entry it had when it said hello
  #tries = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting>();
  readonly #unsent: Beside[] = [];
  readonly #table: string;
  readonly #ears: Ears;
  readonly #newWire: () => Wire;
  readonly #beside: readonly string[];

  /** `beside`: the sessions of others who sit at this device too. */
  constructor(table: string, ears: Ears, newWire: () => Wire, beside: readonly string[] = []) {
    this.#table = table;
    this.#ears = ears;
    this.#newWire = newWire;
    this.#beside = beside;
  }

  /** Connect now; if that fails, try again and again. */
  connect(): void {
    clearTimeout(this.#timer);
    if (this.#wire || this.#ended) return;
    const wire = this.#newWire();
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = ({ data }) => this.#received(JSON.parse(String(data)));
    wire.onclose = () => this.#lost(wire);
  }

  /** The device says that it is offline: do not wait until the connection notices. */
  drop(): void {
    const wire = this.#wire;
    wire?.close();
    if (wire) this.#lost(wire);
  }

  /** Go away for good. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#wire?.close();
    this.#wire = null;
  }

  /** Say something at the table; for somebody else at this device if one is named. */
  say(saying: Saying, reactionMs: number | null = null, by: string | null = null): Promise<Answer> {
    if (!this.#there && isOfTheMoment(saying)) return Promise.resolve(NOT_HEARD);
    const id = newId();
    const reaction = reactionMs === null ? {} : { reaction_ms: Math.max(0, Math.round(reactionMs)) };
    const message: Say = { type: "Say", id, say: saying, ...reaction, ...(by ? { by } : {}) };
    const answered = new Promise<Answer>((answer) => this.#waiting.set(id, { message, answer }));
    if (this.#open) this.#send(message);
    return answered;
  }

  /** Something beside the game. A line waits for a connection; a sign, or a finger on a card, is of the moment. */
  beside(message: Beside): void {
    if (this.#open) this.#send(message);
    else if (message.type !== "Wave" && message.type !== "PointAt") this.#unsent.push(message);
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#open = true;
    this.#hello();
    for (const { message } of this.#waiting.values())
      this.#send(isOfTheMoment(message.say) ? { ...message, again: true } : message);
    for (const message of this.#unsent.splice(0)) this.#send(message);
  }

  /** The whole table in the middle: this device was too slow for the frames before it, and for answers in them. */
  #askAgain(): void {
    for (const { message } of this.#waiting.values()) this.#send({ ...message, again: true });
  }

  #hello(): void {
    const beside = this.#beside.length > 0 ? { beside: this.#beside } : {};
    const hello: Hello = { type: "Hello", v: VERSION, table: this.#table, seq: this.seq, ...beside };
    this.#since = this.seq;
    this.#send(hello);
  }

  #received(message: FromServer): void {
    switch (message.type) {
      case "Told":
        this.#told(message);
        return;
      case "Snapshot":
        this.seq = message.seq;
        this.#ears.heard(message);
        if (this.#there || this.#since > 0) this.#askAgain();
        this.#arrived();
        return;
      case "UpToDate":
        this.#ears.heard(message);
        this.#arrived();
        return;
      case "Done":
        this.#answer(message.id, null);
        return;
      case "Refused":
        if (message.id) this.#answer(message.id, message);
        else this.#ears.heard(message);
        return;
      case "Goodbye":
        this.#ended = !message.retry;
        this.#ears.heard(message);
        return;
      default:
        this.#ears.heard(message);
    }
  }

  #told(message: TableEntry): void {
    if (message.seq > this.seq + 1) {
      this.#hello(); // something is missing: ask for it
    } else if (message.seq === this.seq + 1) {
      this.seq = message.seq;
      this.#ears.heard(message);
    }
    if (message.done && message.seq <= this.seq) this.#answer(message.done, null);
  }

  #answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }

  #arrived(): void {
    this.#tries = 0;
    this.#there = true;
    this.#ears.changed("there");
  }

  #lost(wire: Wire): void {
    if (this.#wire !== wire) return;
    this.#wire = null;
    this.#open = false;
    this.#there = false;
    this.#ears.changed(this.#ended ? "ended" : "lost");
    if (!this.#ended) this.#timer = setTimeout(() => this.connect(), againIn(this.#tries++));
  }
}

const isOfTheMoment = ({ type }: Saying): boolean => OF_THE_MOMENT.includes(type);

/** A random id, also where the page has no secure context. */
function newId(): string {
  const chance = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0"));
  return Date.now().toString(16).padStart(12, "0") + chance.join("");
}
