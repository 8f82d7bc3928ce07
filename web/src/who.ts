/** The player at this device: a name, remembered here; the server knows the session by its cookie. */
import { signal } from "@preact/signals";
import { ApiError, becomeGuest, type Me, rename } from "./api";
import { friendlyName } from "./friendly";
import { recall, remember } from "./settings/remember";
import { say } from "./words/speak";

const KEY = "tercet.name";
const GIVEN = "tercet.given"; // the name given to somebody who entered none

/** The name under which this device has played before; empty if it has not. */
export const knownName = signal(recall(KEY) ?? "");

/** The same, as it is by now: in another tab one may have become somebody. */
export function nameNow(): string {
  knownName.value ||= recall(KEY) ?? "";
  return knownName.value;
}

/** Is it one that was given, so that another would do as well? */
export const nameIsGiven = (): boolean => knownName.value !== "" && recall(GIVEN) === knownName.value;

/** Become a guest on the server with this name; without one, with a friendly name that none of these has. */
export async function beSomebody(name: string, taken: readonly string[] = []): Promise<Me> {
  const own = name.trim();
  const given = own ? "" : friendlyName(say("friendly-names").split(", "), taken, Math.random);
  const me = knownName.value ? await renamed(own || given) : await becomeGuest(own || given);
  if (given) remember(GIVEN, me.name);
  rememberName(me.name);
  return me;
}

export function rememberName(name: string): void {
  knownName.value = name;
  remember(KEY, name);
}

export const forgetName = (): void => rememberName("");

/** The same player with the name given; a new one if the server has forgotten the old. */
async function renamed(name: string): Promise<Me> {
  try {
    return await rename(name);
  } catch (error) {
    if (error instanceof ApiError && error.code === "who-are-you") return becomeGuest(name);
    throw error;
  }
}
