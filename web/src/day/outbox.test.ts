import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../api";
import { flush, outbox, post, type Waiting } from "./outbox";

const one = (id: string, game = 1): Waiting => ({ competition: "c", session: "s", id, game, sheet: { lines: [] } });

beforeEach(() => {
  outbox.value = [];
});

test("a result waits while the server is away, and is then sent once with the same id", async () => {
  const sent: string[] = [];
  let away = true;
  const send = async (_: string, __: string, id: string) => {
    sent.push(id);
    if (away) throw new ApiError("offline", "");
  };
  expect(await post(one("a"), send)).toBeNull();
  expect(outbox.value.map((each) => each.id)).toEqual(["a"]);
  away = false;
  await flush(send);
  await flush(send);
  expect(sent).toEqual(["a", "a"]);
  expect(outbox.value).toEqual([]);
});

test("a result that is refused does not hold up the others", async () => {
  const sent: string[] = [];
  const send = async (_: string, __: string, id: string) => {
    sent.push(id);
    if (id === "a") throw new ApiError("other-table", "No.");
  };
  outbox.value = [one("a", 1)];
  expect((await post(one("b", 2), send))?.code).toBe("other-table");
  expect(sent).toEqual(["a", "b"]);
  expect(outbox.value).toEqual([]);
});

test("somebody who counts again before it was sent sends only the last count", async () => {
  const send = async () => {
    throw new ApiError("offline", "");
  };
  await post(one("a"), send);
  await post(one("b"), send);
  expect(outbox.value.map((each) => each.id)).toEqual(["b"]);
});

test("a result of a round that the server has not begun yet waits until it has", async () => {
  let begun = false;
  const send = async () => {
    if (!begun) throw new ApiError("not-begun", "");
  };
  expect(await post(one("a"), send)).toBeNull();
  expect(outbox.value).toHaveLength(1);
  begun = true;
  await flush(send);
  expect(outbox.value).toEqual([]);
});
