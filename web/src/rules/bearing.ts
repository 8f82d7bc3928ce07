/** Which slots there is something to say about under these rules; as src/tercet/rulesets/bearing.py has it. */
import type { Rules } from "../protocol/types";
import { callsAreMade } from "./calling";
import { landingMs } from "./delay";
import { hasNoHints } from "./hints";
import { layoutSize } from "./layout";
import { cardsStay } from "./reward";
import { hasSuperRounds } from "./super-round";

export type Slot = Exclude<keyof Rules, "type" | "name">;

const always = () => true;
const betweenCalls = (rules: Rules) => rules.seats.most !== 1 && callsAreMade(rules);
const growing = (rules: Rules) => !cardsStay(rules);

/** Can the slot's question come up, and is there more to say than that nothing happens? */
const BEARS: Record<Slot, (rules: Rules) => boolean> = {
  deck: always,
  pattern: always,
  layout: growing,
  calling: always,
  ties: betweenCalls,
  delay: (rules) => betweenCalls(rules) && landingMs(rules) !== null,
  verdict: always,
  reward: always,
  penalty: always,
  dealing: growing,
  no_set: (rules) => growing(rules) && layoutSize(rules) !== null,
  super_round: hasSuperRounds,
  ending: always,
  hints: (rules) => !hasNoHints(rules),
  seats: always,
  match: always,
};

/** In the order in which they are told. */
export const SLOTS = Object.keys(BEARS) as Slot[];
export const slotsToTell = (rules: Rules): Slot[] => SLOTS.filter((slot) => BEARS[slot](rules));
