/** Rules in words: the same messages that the server has (src/tercet/words/rules.py). */
import type { Rules } from "../protocol/types";
import { deckSize } from "../rules/deck";
import type { Voice } from "./cards";
import type { Args } from "./speak";

export type Slot = Exclude<keyof Rules, "type" | "name">;

const SLOTS: readonly Slot[] = [
  "deck",
  "pattern",
  "layout",
  "calling",
  "ties",
  "delay",
  "verdict",
  "reward",
  "penalty",
  "dealing",
  "no_set",
  "super_round",
  "ending",
  "hints",
  "seats",
  "match",
];
const NOTHING_TO_SAY = ["NoHints", "NoSuperRound", "WaitForWindow"];

/** `TakeAPoint` is `take-a-point`. */
const kebab = (name: string): string =>
  name
    .replaceAll(/(?<!^)(?=[A-Z])/g, "-")
    .toLowerCase()
    .replaceAll("_", "-");

/** What a slot's value says. */
export function valueInWords(slot: Slot, rules: Rules, voice: Voice): string {
  const value = rules[slot];
  return voice(`slot-${kebab(slot)}-${kebab(value.type)}`, { ...around(rules), ...told(value) });
}

/** What a slot's words need to know of the other slots: how many play, and with which cards. */
const around = ({ seats, layout, deck }: Rules): Args => ({
  people: seats.most === 1 ? "one" : "many",
  whole: layout.type === "Rectangle" && layout.size % layout.step === 0 ? "yes" : "no",
  deck: deckSize(deck),
  values: deck.type === "AllCards" ? deck.values : 3,
});

/** Can the slot's question come up at all under these rules? As src/tercet/rulesets/bearing.py has it. */
function bears(slot: Slot, rules: Rules): boolean {
  if (slot === "ties" || slot === "delay") return rules.seats.most !== 1 && rules.calling.type !== "PointAtOnce";
  if (slot === "no_set" && rules.layout.type === "Open") return false;
  return !["layout", "no_set", "dealing"].includes(slot) || rules.reward.type !== "LeaveCards";
}

/** The fields as a text wants them: true and false as yes and no, times in seconds too. */
function told(value: object): Args {
  const fields = Object.entries(value).filter(([name]) => name !== "type");
  const plain = fields.map(([name, known]) => [name, plainly(known)]);
  const seconds = fields.filter(([name]) => name.endsWith("_ms")).map(([name, ms]) => [name.slice(0, -3), ms / 1000]);
  return Object.fromEntries([...plain, ...seconds]);
}

/** A number that is not given is `any`. */
function plainly(known: unknown): unknown {
  if (known === null) return "any";
  return typeof known === "boolean" ? (known ? "yes" : "no") : known;
}

/** Every slot that has something to say. */
export function slotsInWords(rules: Rules, voice: Voice): { title: string; value: string }[] {
  const told = SLOTS.filter((slot) => bears(slot, rules) && !NOTHING_TO_SAY.includes(rules[slot].type));
  return told.map((slot) => ({
    title: voice(`slot-${kebab(slot)}`),
    value: valueInWords(slot, rules, voice),
  }));
}
