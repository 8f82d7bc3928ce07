/**
 * Where a page offers on purpose something else than the engine would accept, all in one place. Everywhere else what is
 * offered is just what is accepted: every page is held to the engine's answers (answers.test.ts), and a difference that
 * no longer occurs fails there.
 */
import type { Saying } from "../protocol/types";
import { callsAreQueued } from "../rules/calling";
import { mayRule } from "./may";
import { enoughCards, playing, type Seen } from "./seen";

export type Page = "table" | "buzzer" | "together";

export interface Difference {
  readonly saying: Saying["type"];
  readonly pages: readonly Page[];
  readonly offers: "less" | "more";
  readonly when: (seen: Seen) => boolean;
  readonly why: string;
}

const isInOrder = ({ gathering }: Seen) => callsAreQueued(gathering.rules);
const isSearching = ({ table }: Seen) => table?.phase.type === "Searching";

export const DIFFERENCES: readonly Difference[] = [
  {
    saying: "AskHint",
    pages: ["table", "together"],
    offers: "more",
    when: isSearching,
    why: "a hint may be asked for where there is none: the button would tell whether a SET is there (R-12)",
  },
  {
    saying: "Call",
    pages: ["table", "buzzer", "together"],
    offers: "less",
    when: (seen) => seen.table?.phase.type === "Called" && !isInOrder(seen),
    why: "a call beside another counts only for a moment: whoever ties has pressed before the page knew of the other (R-14)",
  },
  {
    saying: "Call",
    pages: ["table", "buzzer"],
    offers: "less",
    when: (seen) => seen.table?.phase.type === "Pointed" && isInOrder(seen) && mayRule(seen),
    why: "those who are asked whether it is a SET answer that, and do not call in the meantime (A-7, G-15)",
  },
  {
    saying: "Call",
    pages: ["table", "together"],
    offers: "less",
    when: ({ table }) => table !== null && !enoughCards(table),
    why: "before three cards lie there a call can only fail: nobody shall lose a point by a first touch (S-3, S-5)",
  },
  {
    saying: "Flip",
    pages: ["buzzer"],
    offers: "less",
    when: (seen) => isSearching(seen) && seen.table?.stake.type !== "Staked",
    why: "of real cards everyone sees which is flipped: only the flip that starts a super round is said (S-2, S-9)",
  },
  {
    saying: "Pause",
    pages: ["table", "buzzer", "together"],
    offers: "less",
    when: ({ gathering }) => !playing(gathering),
    why: "a table where nobody plays need not stand still",
  },
];
