/** What the account page knows and does: who one is here, what one has played, and what is kept about it. */
import { signal } from "@preact/signals";
import {
  type Account,
  ApiError,
  eraseMe,
  me,
  type PlayerShown,
  playerOf,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
} from "../api";
import { forgetPlay } from "../results/forget";
import { flush } from "../results/outbox";
import { forgetName, rememberName } from "../who";
import { makePasskey, signInByPasskey } from "./passkeys";

export type State =
  | { readonly kind: "loading" }
  | { readonly kind: "nobody" } // neither guest nor account
  | { readonly kind: "trouble"; readonly trouble: ApiError }
  | { readonly kind: "known"; readonly account: Account; readonly played: PlayerShown };

export const state = signal<State>({ kind: "loading" });

/** Look up who one is, and what one has played. */
export async function lookUp(): Promise<void> {
  try {
    const account = await me();
    rememberName(account.name);
    state.value = { kind: "known", account, played: await playerOf(account.player) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    state.value = error.code === "who-are-you" ? { kind: "nobody" } : { kind: "trouble", trouble: error };
  }
}

/** The guest becomes an account. */
export async function makeAccount(login: string, password: string): Promise<void> {
  await signUp(login, password);
  await lookUp();
}

/** Be on this device who one is elsewhere. */
export async function comeIn(login: string, password: string): Promise<void> {
  await signIn(login, password);
  await lookUp();
}

/** The guest becomes an account without a password; or an account gets one more passkey. */
export async function addPasskey(): Promise<void> {
  await makePasskey();
  await lookUp();
}

export async function comeInByPasskey(): Promise<void> {
  await signInByPasskey();
  await lookUp();
}

/** On this device, or on all of them. */
export async function goOut(everywhere = false): Promise<void> {
  await flush(); // what still waits here is this person's
  await (everywhere ? signOutEverywhere() : signOut());
  leave();
}

/** For good. */
export async function erase(): Promise<void> {
  await eraseMe();
  leave();
}

/** Leave nothing on this device; nor in what the open page still knows, which it would store again. */
function leave(): void {
  forgetName();
  forgetPlay();
  location.reload();
}
