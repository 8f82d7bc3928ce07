import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FromClient, type FromServer, OF_THE_MOMENT, type TableEntry } from "../protocol/types";
import { Line, type LineState, type Wire } from "./line";
import { againIn } from "./retry-delay";

/** A server at the other end, in the test's hand. */
class Peer implements Wire {
  static all: Peer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly heard: FromClient[] = [];
  constructor() {
    Peer.all.push(this);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const told = (seq: number, done?: string): TableEntry => ({ type: "Told", seq, events: [], ...(done ? { done } : {}) });
const snapshot = (seq: number) => ({ type: "Snapshot", v: 1, seq, at: 0, you: null, table: null, names: {} }) as never;

let states: LineState[];
let seqs: number[];
let line: Line;
const peer = (n = -1) => Peer.all.at(n) as Peer;

beforeEach(() => {
  vi.useFakeTimers();
  Peer.all = [];
  states = [];
  seqs = [];
  const ears = {
    heard: (message: FromServer) => "seq" in message && seqs.push(message.seq),
    changed: (state: LineState) => states.push(state),
  };
  line = new Line("table-1", ears, () => new Peer());
  line.connect();
  peer().onopen?.();
});
afterEach(() => vi.useRealTimers());

test("it says hello, and is there once the table was shown", () => {
  expect(peer().heard).toEqual([{ type: "Hello", v: 1, table: "table-1", seq: 0 }]);
  expect(states).toEqual([]);
  peer().tell(snapshot(7));
  expect(states).toEqual(["there"]);
});

test("each entry is heard once and in order", () => {
  peer().tell(snapshot(7));
  for (const seq of [8, 8, 7, 9]) peer().tell(told(seq));
  expect(seqs).toEqual([7, 8, 9]);
});

test("after frames were skipped, it asks what came of everything that was not answered", async () => {
  peer().tell(snapshot(7));
  const seat = line.say({ type: "Join" });
  const { id } = peer().heard.at(-1) as { id: string };
  peer().tell(snapshot(9));
  expect(peer().heard.at(-1)).toMatchObject({ type: "Say", id, again: true });
  peer().tell({ type: "Done", id, seq: 8 });
  expect(await seat).toBeNull();
  peer().tell(snapshot(12));
  expect(peer().heard).toHaveLength(3);
});

test("if frames are skipped while it is told what it missed, it asks too", async () => {
  peer().tell(snapshot(7));
  const seat = line.say({ type: "Join" });
  const { id } = peer().heard.at(-1) as { id: string };
  peer().onclose?.();
  await vi.advanceTimersByTimeAsync(200);
  peer().onopen?.();
  peer().tell(told(8));
  peer().tell(snapshot(90));
  expect(peer().heard.at(-1)).toMatchObject({ type: "Say", id, again: true });
  peer().tell({ type: "Done", id, seq: 60 });
  expect(await seat).toBeNull();
});

test("where an entry is missing, it is asked for", () => {
  peer().tell(snapshot(7));
  peer().tell(told(9));
  expect(seqs).toEqual([7]);
  expect(peer().heard.at(-1)).toMatchObject({ type: "Hello", seq: 7 });
});

test("what was said is answered when it stands in the log, or refused", async () => {
  peer().tell(snapshot(7));
  const call = line.say({ type: "Call" }, 431.4);
  const said = peer().heard.at(-1) as { id: string; reaction_ms: number };
  expect(said.reaction_ms).toBe(431);
  peer().tell(told(8, said.id));
  expect(await call).toBeNull();
  const point = line.say({ type: "Point", cards: ["1rof"] });
  peer().tell({ type: "Refused", id: (peer().heard.at(-1) as { id: string }).id, code: "wrong-count", why: "…" });
  expect(await point).toMatchObject({ code: "wrong-count" });
});

test("after a lost connection it comes back with what it has, and says again what may wait", async () => {
  peer().tell(snapshot(7));
  const seat = line.say({ type: "Join" });
  peer().onclose?.();
  const meanwhile = line.say({ type: "Lock", locked: true });
  expect(states.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(200);
  expect(Peer.all).toHaveLength(2);
  peer().onopen?.();
  const [hello, first, second] = peer().heard as unknown as { type: string; seq: number; id: string }[];
  expect(hello).toMatchObject({ type: "Hello", seq: 7 });
  expect(first).toEqual(peer(0).heard.at(-1)); // the very same, so that it counts once
  peer().tell({ type: "Done", id: first?.id ?? "", seq: 8 });
  peer().tell(told(8));
  peer().tell(told(9, second?.id));
  peer().tell({ type: "UpToDate", seq: 9, at: 0 });
  expect([await seat, await meanwhile]).toEqual([null, null]);
  peer().onclose?.();
  await vi.advanceTimersByTimeAsync(200);
  peer().onopen?.();
  expect(peer().heard).toHaveLength(1); // nothing is left to be said
});

test.each(OF_THE_MOMENT)(
  "%s is dropped without a connection, is said to be dropped, and is never said later",
  async (type) => {
    const saying = { type, cards: [], right: true, paused: true, player: "bea", caller: "bea" } as never;
    expect(await line.say(saying)).toMatchObject({ code: "not-heard" }); // open, and the table not shown yet
    peer().tell(snapshot(7));
    peer().onclose?.();
    expect(await line.say(saying)).toMatchObject({ code: "not-heard" });
    await vi.advanceTimersByTimeAsync(200);
    expect(await line.say(saying)).toMatchObject({ code: "not-heard" });
    peer().onopen?.();
    expect(await line.say(saying)).toMatchObject({ code: "not-heard" }); // what is seen is old until the rest is told
    peer().tell({ type: "UpToDate", seq: 7, at: 0 });
    expect(peer().heard).toMatchObject([{ type: "Hello" }]);
    void line.say(saying);
    expect(peer().heard).toHaveLength(2);
  },
);

test("of a call that was on its way when the connection broke it is only asked whether it was heard", async () => {
  peer().tell(snapshot(7));
  const [heard, lost] = [line.say({ type: "Call" }), line.say({ type: "SayNoSet" })];
  peer().onclose?.();
  await vi.advanceTimersByTimeAsync(200);
  peer().onopen?.();
  const [, call, none] = peer().heard as unknown as { id: string; again: boolean }[];
  expect([call?.again, none?.again]).toEqual([true, true]);
  expect({ ...call, again: undefined }).toEqual(peer(0).heard.at(-2)); // the same id
  peer().tell({ type: "Done", id: call?.id ?? "", seq: 8 });
  peer().tell({ type: "Refused", id: none?.id ?? "", code: "not-heard", why: "…" });
  expect(await heard).toBeNull();
  expect(await lost).toMatchObject({ code: "not-heard" });
});

test("a line that was written without a connection is sent with the next one, a sign is not", async () => {
  peer().tell(snapshot(7));
  peer().onclose?.();
  line.beside({ type: "Chat", text: "Good evening" });
  line.beside({ type: "Wave", sign: "hello" });
  line.beside({ type: "PointAt", cards: ["1rof"] });
  await vi.advanceTimersByTimeAsync(200);
  peer().onopen?.();
  expect(peer().heard).toMatchObject([{ type: "Hello" }, { type: "Chat", text: "Good evening" }]);
});

test("it is there again once it has been told all that it missed, be it nothing", async () => {
  peer().tell(snapshot(7));
  peer().onclose?.();
  await vi.advanceTimersByTimeAsync(200);
  peer().onopen?.();
  expect(states).toEqual(["there", "lost"]);
  peer().tell({ type: "UpToDate", seq: 7, at: 0 });
  expect(states).toEqual(["there", "lost", "there"]);
});

test("a goodbye for good is the end, one that says retry is not", async () => {
  peer().tell({ type: "Goodbye", code: "trouble", why: "…", retry: true });
  peer().onclose?.();
  await vi.advanceTimersByTimeAsync(200);
  expect(Peer.all).toHaveLength(2);
  peer().tell({ type: "Goodbye", code: "unknown-table", why: "…", retry: false });
  peer().onclose?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Peer.all).toHaveLength(2);
  expect(states.at(-1)).toBe("ended");
});

test("the wait grows, and differs from one to the other", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 99].map((tries) => againIn(tries, () => 0.5))).toEqual([
    100, 300, 1_000, 1_000, 2_000, 2_000, 4_000, 8_000, 8_000,
  ]);
  expect(againIn(2, () => 0)).toBe(500);
  expect(againIn(2, () => 0.999)).toBe(1_499);
});

test("others at this device are shown at the door, and may be spoken for", () => {
  const shared = new Line("table-1", { heard: () => {}, changed: () => {} }, () => new Peer(), ["token of Bea"]);
  shared.connect();
  peer().onopen?.();
  peer().tell(snapshot(7));
  void shared.say({ type: "Call" }, null, "bea");
  void shared.say({ type: "Call" });
  expect(peer().heard[0]).toMatchObject({ type: "Hello", beside: ["token of Bea"] });
  expect(peer().heard.slice(1)).toMatchObject([{ by: "bea" }, { say: { type: "Call" } }]);
  expect(peer().heard[2]).not.toHaveProperty("by");
});
