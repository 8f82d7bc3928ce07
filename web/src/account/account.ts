/** What the account page knows and does: who one is here, what one has played, and what is kept about it. */
import { signal } from "@preact/signals";
import { type Account, eraseMe, me, type PlayerShown, playerOf, signIn, signOut, signUp, Trouble } from "../api";
import { forgetName, rememberName } from "../who";

export type State =
  | { readonly kind: "loading" }
  | { readonly kind: "nobody" } // neither guest nor account
  | { readonly kind: "trouble"; readonly trouble: Trouble }
  | { readonly kind: "known"; readonly account: Account; readonly played: PlayerShown };

export const state = signal<State>({ kind: "loading" });

/** Look up who one is, and what one has played. */
export async function lookUp(): Promise<void> {
  try {
    const account = await me();
    rememberName(account.name);
    state.value = { kind: "known", account, played: await playerOf(account.player) };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
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

export async function goOut(): Promise<void> {
  await signOut();
  forgetName();
  state.value = { kind: "nobody" };
}

/** For good. */
export async function erase(): Promise<void> {
  await eraseMe();
  forgetName();
  state.value = { kind: "nobody" };
}
