/** Who sits at this device: a name, remembered here; the server knows the session by its cookie. */
import { signal } from "@preact/signals";
import { becomeGuest, type Me, rename, Trouble } from "./api";
import { recall, remember } from "./settings/remember";

const KEY = "tercet.name";

/** The name under which this device has played before; empty if it has not. */
export const knownName = signal(recall(KEY) ?? "");

/** Be somebody on the server, under this name. */
export async function beSomebody(name: string): Promise<Me> {
  const me = knownName.value ? await renamed(name) : await becomeGuest(name);
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
    if (error instanceof Trouble && error.code === "who-are-you") return becomeGuest(name);
    throw error;
  }
}
