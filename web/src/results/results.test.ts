import { expect, test } from "vitest";
import { ApiError } from "../api";
import type { CourseResult, Kept, Made } from "./kinds";
import { hasLease, takeLease } from "./one-tab";
import { isForLater, pause, sendAll } from "./sending";
import { shelfIn, WAITING } from "./shelf";
import { PageStorage } from "./storage";

const RESULT: CourseResult = { kind: "course", step: "third-card", begun: 1, ms: 2, wrong: 0 };
const made = (id: string): Made => ({ id, result: RESULT });

/** A server that keeps what it is sent; it may be away, and it refuses some. */
function server(refuses: Record<string, string> = {}) {
  const kept = new Map<string, Kept>();
  const asked: string[] = [];
  const state = { away: false, lostAnswers: 0 };
  const send = async (one: Made): Promise<Kept> => {
    asked.push(one.id);
    if (state.away) throw new ApiError("offline");
    const code = refuses[one.id];
    if (code) throw new ApiError(code, "No.");
    const first = kept.get(one.id) ?? { ...one, received: kept.size };
    kept.set(one.id, first);
    if (state.lostAnswers-- > 0) throw new TypeError("the connection broke");
    return first;
  };
  return { kept, asked, state, send };
}

test("a result waits on the device while there is no connection, also after a reload, and is then kept once", async () => {
  const storage = new PageStorage();
  const { kept, state, send } = server();
  state.away = true;
  shelfIn(storage).put(made("a"));
  expect(await sendAll(shelfIn(storage), send)).toEqual({ kept: [], refused: [], waiting: 1 });
  state.away = false;
  const reloaded = shelfIn(storage);
  expect((await sendAll(reloaded, send)).kept.map(({ id }) => id)).toEqual(["a"]);
  expect(await sendAll(reloaded, send)).toEqual({ kept: [], refused: [], waiting: 0 });
  expect([...kept.keys()]).toEqual(["a"]);
});

test("when the answer was lost the same result is sent again under the same id, with one effect", async () => {
  const shelf = shelfIn(new PageStorage());
  const { kept, asked, state, send } = server();
  state.lostAnswers = 1;
  shelf.put(made("a"));
  expect((await sendAll(shelf, send)).waiting).toBe(1);
  expect((await sendAll(shelf, send)).waiting).toBe(0);
  expect(asked).toEqual(["a", "a"]);
  expect(kept.size).toBe(1);
});

test("two tabs that send at the same time keep each result once, and neither loses the other's", async () => {
  const storage = new PageStorage();
  const [one, other] = [shelfIn(storage), shelfIn(storage)];
  const { kept, send } = server();
  one.put(made("a"));
  other.put(made("b"));
  const done = await Promise.all([sendAll(one, send), sendAll(other, send)]);
  expect(done.map(({ waiting }) => waiting)).toEqual([0, 0]);
  expect([...kept.keys()].toSorted()).toEqual(["a", "b"]);
});

test("what the server refuses is told and never sent again, and does not hold up the others", async () => {
  const shelf = shelfIn(new PageStorage());
  const { asked, send } = server({ a: "bad-result" });
  shelf.put(made("a"));
  shelf.put(made("b"));
  const { kept, refused, waiting } = await sendAll(shelf, send);
  expect([kept.map(({ id }) => id), refused.map(({ id, error }) => [id, error.code]), waiting]).toEqual([
    ["b"],
    [["a", "bad-result"]],
    0,
  ]);
  await sendAll(shelf, send);
  expect(asked).toEqual(["a", "b"]);
});

test("a result that is added while others are sent goes with them", async () => {
  const shelf = shelfIn(new PageStorage());
  const { kept, send } = server();
  shelf.put(made("a"));
  await sendAll(shelf, async (one) => {
    if (one.id === "a") shelf.put(made("b"));
    return send(one);
  });
  expect(kept.size).toBe(2);
});

test("what may get through later is told from what was refused", () => {
  const later = ["offline", "trouble", "too-many-requests", "http-502"].map((code) => new ApiError(code));
  expect([...later, new TypeError("x")].every(isForLater)).toBe(true);
  const refused = ["bad-result", "id-used", "too-many-results", "does-not-fit", "http-413"];
  expect(refused.map((code) => new ApiError(code)).some(isForLater)).toBe(false);
});

test("what cannot be read is dropped, and other keys are left alone", () => {
  const storage = new PageStorage();
  storage.setItem(`${WAITING}x`, "{");
  storage.setItem("tercet.name", "Ada");
  expect(shelfIn(storage).all()).toEqual([]);
  expect([...Array(storage.length).keys()].map((n) => storage.key(n))).toEqual(["tercet.name"]);
});

test("pauses between tries grow, up to five minutes", () => {
  expect([0, 1, 2, 20].map(pause)).toEqual([5_000, 10_000, 20_000, 300_000]);
});

test("where the browser has no locks, one tab holds the lease, and a tab that was closed does not hold it for ever", () => {
  const storage = new PageStorage();
  expect(takeLease(storage, "one", 1_000)).toBe(true);
  expect(takeLease(storage, "other", 2_000)).toBe(false);
  expect([hasLease(storage, "one"), hasLease(storage, "other")]).toEqual([true, false]);
  expect(takeLease(storage, "other", 20_000)).toBe(true);
  expect(hasLease(storage, "one")).toBe(false);
  expect(takeLease(storage, "third", 5_000)).toBe(true); // the clock was set back
});
