/** Passkeys: the browser makes and uses them, the server checks them. */
import { type Account, ApiError, ask } from "../api";

export interface Passkey {
  readonly id: string;
  readonly created: number;
  readonly used: number;
}

const FRESH_MS = 4 * 60_000; // a challenge is good for five minutes
const ADDRESS = /^[\d.]+$|:/;

/** Can this page have passkeys? Only over HTTPS or on this machine, under a name, in a browser that knows them. */
export const passkeysHere = (): boolean =>
  window.isSecureContext &&
  !ADDRESS.test(location.hostname) &&
  typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === "function";

export const listPasskeys = () => ask<Passkey[]>("GET", "/passkeys");
export const removePasskey = (id: string) => ask<null>("DELETE", `/passkeys/${id}`);

/** Create a passkey for the current player; a guest becomes an account by it. */
export async function makePasskey(): Promise<Account> {
  offer?.abort();
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>("POST", "/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await byBrowser(() => navigator.credentials.create({ publicKey }));
  return ask<Account>("POST", "/passkeys", { credential });
}

/** Sign in with a passkey that the browser lets its owner choose. */
export async function signInByPasskey(more: Partial<CredentialRequestOptions> = {}): Promise<Account> {
  if (!more.mediation) offer?.abort();
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>("POST", "/session/passkey/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await byBrowser(() => navigator.credentials.get({ publicKey, ...more }));
  return ask<Account>("POST", "/session/passkey", { credential });
}

let offer: AbortController | null = null; // the browser does one thing at a time

/** Let the form's own suggestions offer passkeys; `chosen` is called when one was used. Gives how to stop. */
export function offerPasskeys(chosen: () => void): () => void {
  const stopped = new AbortController();
  void offerUntil(stopped.signal, chosen);
  return () => {
    stopped.abort();
    offer?.abort();
  };
}

async function offerUntil(stopped: AbortSignal, chosen: () => void): Promise<void> {
  if (!passkeysHere() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  while (!stopped.aborted) {
    const mine = new AbortController();
    offer = mine;
    const stale = new Promise<"stale">((done) => setTimeout(() => done("stale"), FRESH_MS));
    const used = signInByPasskey({ mediation: "conditional", signal: mine.signal }).then(
      () => "used" as const,
      () => "stopped" as const, // another way was taken, or it did not fit: the form is still there
    );
    const end = await Promise.race([used, stale]);
    mine.abort();
    if (end === "used" && !stopped.aborted) chosen();
    if (end !== "stale") return;
  }
}

async function byBrowser(doing: () => Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await doing()) as PublicKeyCredential).toJSON();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") throw new ApiError("passkey-there");
    throw new ApiError("passkey-stopped");
  }
}
