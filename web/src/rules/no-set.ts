/** The no_set slot: who adds cards when nobody finds anything, and when. */
import type { Rules } from "../protocol/types";

type NoSet = Rules["no_set"];

/** How it is known that there is no find: people say so, Tercet sees it, or it never happens. */
const KNOWN: Record<NoSet["type"], "said" | "seen" | "never"> = {
  AllAgree: "said",
  AfterTime: "said",
  EngineSees: "seen",
  JudgeSays: "said",
  AtAPrice: "said",
  NobodySays: "never",
};

export const engineSeesNone = ({ no_set }: Rules): boolean => KNOWN[no_set.type] === "seen";
export const isNeverNone = ({ no_set }: Rules): boolean => KNOWN[no_set.type] === "never";

export interface Trouble {
  readonly trouble_at: number;
  readonly taken_off: number;
}

/** With so many cards a judge who adds some may take off so many first (G-14); null where no judge adds any. */
export function judgesTrouble({ no_set }: Rules): Trouble | null {
  switch (no_set.type) {
    case "JudgeSays":
      return no_set;
    case "AllAgree":
    case "AfterTime":
    case "EngineSees":
    case "AtAPrice":
    case "NobodySays":
      return null;
  }
}

export const judgeAdds = (rules: Rules): boolean => judgesTrouble(rules) !== null;

const PRICED: Record<NoSet["type"], boolean> = {
  AllAgree: false,
  AfterTime: false,
  EngineSees: false,
  JudgeSays: false,
  AtAPrice: true,
  NobodySays: false,
};

/** Are SETs owed for cards that were added (P-4)? */
export const cardsHaveAPrice = ({ no_set }: Rules): boolean => PRICED[no_set.type];
