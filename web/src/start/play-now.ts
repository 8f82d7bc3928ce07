import { openTable } from "../api";
import { go } from "../router";
import { beSomebody } from "../who";
import { FIRST_OPTIONS } from "./options";

/** A table of one's own, with bots of these levels that sit down at once. */
export async function playWithBots(name: string, bots: readonly number[]): Promise<void> {
  await beSomebody(name);
  const found = await openTable({ rule_set: "quick", options: { ...FIRST_OPTIONS, visibility: "by-link" } });
  go(`/t/${found.code}`, { bots });
}
