/** Rules in words: the same messages that the server has (src/tercet/words/rules.py). */
import type { Rules } from "../protocol/types";
import { type Slot, slotsToTell } from "../rules/bearing";
import { deckSize, valuesOf } from "../rules/deck";
import { isInSteps } from "../rules/layout";
import type { Voice } from "./cards";
import type { Args } from "./speak";

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
const around = (rules: Rules): Args => ({
  people: rules.seats.most === 1 ? "one" : "many",
  whole: isInSteps(rules) ? "yes" : "no",
  deck: deckSize(rules.deck),
  values: valuesOf(rules),
});

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
  return slotsToTell(rules).map((slot) => ({
    title: voice(`slot-${kebab(slot)}`),
    value: valueInWords(slot, rules, voice),
  }));
}
