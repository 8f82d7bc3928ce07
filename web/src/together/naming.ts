import type { Live } from "../live/live";
import { atTable, nameOf, namesOf } from "../live/names";
import { type Args, say } from "../words/speak";

interface About {
  readonly message: string;
  readonly who?: string | readonly string[] | null;
  readonly other?: string | null;
  readonly args?: Args;
}

/** Messages for everyone at one screen: there is no “you”, everyone is called by name. */
export function sayToAll(live: Live, { message, who, other, args = {} }: About): string {
  return say(message, {
    ...atTable(live),
    ...args,
    ...(who ? { who: namesOf(live, who), me: "no" } : {}),
    ...(other ? { other: nameOf(live, other) } : {}),
  });
}
