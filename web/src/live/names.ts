import type { Gathering, Sitter } from "../protocol/types";
import { sought } from "../rules/pattern";
import { type Args, say } from "../words/speak";
import type { Line } from "./dock";

/** A table, or the replay of one, whose people have names. */
export interface Named {
  readonly names: { readonly value: Readonly<Record<string, string>> };
  readonly you: { readonly value: string | null };
  readonly gathering: { readonly value: NamedTable | null };
}
interface NamedTable {
  readonly rules: Gathering["rules"];
  readonly sitters: readonly Pick<Sitter, "player" | "level">[];
}

/** The name of somebody at the table. Bots are numbered; a deleted player has no name. */
export function nameOf(live: Named, player: string): string {
  const known = live.names.value[player];
  if (known) return known;
  const bots = live.gathering.value?.sitters.filter(({ level }) => level > 0).map((bot) => bot.player) ?? [];
  return bots.includes(player) ? say("bot-name", { n: bots.indexOf(player) + 1 }) : say("nobody");
}

/** One, or several with commas between them. */
export const namesOf = (live: Named, who: string | readonly string[]): string =>
  typeof who === "string" ? nameOf(live, who) : who.map((one) => nameOf(live, one)).join(", ");

/** What every sentence at a table may need to know: what is looked for there. */
export const atTable = ({ gathering }: Named): Args => ({
  find: gathering.value ? sought(gathering.value.rules) : "sets",
});

/** Say something about players: in the second person where it is about me. */
export function sayLine(live: Named, { message, who, other, args = {} }: Line): string {
  const about = who ? { who: namesOf(live, who), me: who === live.you.value ? "yes" : "no" } : {};
  const beside = other ? { other: nameOf(live, other) } : {};
  return say(message, { ...atTable(live), ...args, ...about, ...beside });
}
