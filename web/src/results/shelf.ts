/** The results that wait on this device, each under a key of its own in the browser's storage. */
import type { Made } from "./kinds";
import type { Shelf } from "./sending";

export const WAITING = "tercet.result.";

export const shelfIn = (storage: Storage): Shelf => ({
  all: () => keys(storage).flatMap((key) => read(storage, key)),
  put: (made) => storage.setItem(WAITING + made.id, JSON.stringify(made)),
  remove: (id) => storage.removeItem(WAITING + id),
});

const keys = (storage: Storage): string[] =>
  [...Array(storage.length).keys()].map((n) => storage.key(n) ?? "").filter((key) => key.startsWith(WAITING));

/** What cannot be read is as good as nothing. */
function read(storage: Storage, key: string): Made[] {
  try {
    return [JSON.parse(storage.getItem(key) ?? "") as Made];
  } catch {
    storage.removeItem(key);
    return [];
  }
}
