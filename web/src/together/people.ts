/** The people at this device: the first is its owner, the others are guests with their own sessions. */
import { ApiError, ask, type Me } from "../api";
import { recall, remember } from "../settings/remember";
import { beSomebody } from "../who";

export interface Person {
  readonly name: string;
  readonly player: string;
  readonly token: string; // empty for the owner, who is known by the cookie
  readonly key: string; // to call with, as `event.code` has it
}

/** Who sits here, and how the screen is placed. */
export interface Company {
  readonly people: readonly Person[];
  readonly flat: boolean;
}

const KEY = "tercet.together";

/** Who used this device last; nobody if that cannot be read. */
export function lastCompany(): Company | null {
  try {
    const found = JSON.parse(recall(KEY) ?? "null") as Company | null;
    return found && found.people.length > 1 ? found : null;
  } catch {
    return null;
  }
}

/** Seat people under these names: those who were here before are the same players again. */
export async function seat(names: readonly string[], keys: readonly string[], flat: boolean): Promise<Company> {
  const before = lastCompany()?.people ?? [];
  const owner = await beSomebody(names[0] ?? "");
  const people: Person[] = [{ name: owner.name, player: owner.player, token: "", key: keys[0] ?? "" }];
  for (const [n, name] of names.entries()) {
    if (n === 0) continue;
    const known = before.find(
      (one) => one.token && one.name === name && !people.some(({ token }) => token === one.token),
    );
    const guest = (known && (await stillKnown(known))) ?? (await newGuest(name));
    people.push({ ...guest, key: keys[n] ?? "" });
  }
  const company = { people, flat };
  remember(KEY, JSON.stringify(company));
  return company;
}

/** The company as it is now: the owner of the device may have signed in since. */
export async function comeBack(): Promise<Company | null> {
  const company = lastCompany();
  if (!company) return null;
  const [owner, ...others] = company.people;
  const me = await ask<Me>("GET", "/me");
  return owner ? { ...company, people: [{ ...owner, player: me.player, name: me.name }, ...others] } : null;
}

type Guest = Omit<Person, "key">;

async function newGuest(name: string): Promise<Guest> {
  const me = await ask<Me & { token: string }>("POST", "/guest", { name, token: true });
  return { name: me.name, player: me.player, token: me.token };
}

/** The server may have forgotten a guest. */
async function stillKnown({ token }: Person): Promise<Guest | null> {
  try {
    const me = await ask<Me>("GET", "/me", undefined, token);
    return { name: me.name, player: me.player, token };
  } catch (error) {
    if (error instanceof ApiError && error.code === "who-are-you") return null;
    throw error;
  }
}
