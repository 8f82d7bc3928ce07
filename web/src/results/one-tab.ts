/** Of several tabs, one sends at a time: otherwise two of them would become two guests at once. */
const NAME = "tercet.sending";
const LEASE_MS = 15_000; // a tab that was closed while it sent does not hold up the others for long
const SETTLE_MS = 60;

type Work<T> = () => Promise<T>;

/** Do this when no other tab does; null if another one is at it, and this browser cannot wait for it. */
export async function inOneTab<T>(storage: Storage, work: Work<T>): Promise<T | null> {
  if (navigator.locks) return navigator.locks.request(NAME, work);
  const me = crypto.getRandomValues(new Uint32Array(2)).join("-");
  if (!takeLease(storage, me, Date.now())) return null;
  await new Promise((done) => setTimeout(done, SETTLE_MS)); // of two that took it at once, the later one has it
  if (!hasLease(storage, me)) return null;
  return work().finally(() => hasLease(storage, me) && storage.removeItem(NAME));
}

/** Without locks (over plain HTTP): a note with a time in the browser's storage. */
export function takeLease(storage: Storage, me: string, now: number): boolean {
  const [, since] = (storage.getItem(NAME) ?? "").split(" ");
  const age = now - Number(since ?? Number.NaN);
  if (age >= 0 && age < LEASE_MS) return false;
  storage.setItem(NAME, `${me} ${now}`);
  return true;
}

export const hasLease = (storage: Storage, me: string): boolean => storage.getItem(NAME)?.split(" ")[0] === me;
