/** Rules in words: the same messages that the server has (src/tercet/words/rules.py). */
import type { Rules } from "../protocol/types";
import { SLOTS, type Slot, slotsToTell } from "../rules/bearing";
import { deckSize, valuesOf } from "../rules/deck";
import { isInSteps, layoutSize, liesFaceDown } from "../rules/layout";
import { sought } from "../rules/pattern";
import type { Voice } from "./cards";
import type { Args } from "./speak";

/** `TakeAPoint` is `take-a-point`. */
const kebab = (name: string): string =>
  name
    .replaceAll(/(?<!^)(?=[A-Z])/g, "-")
    .toLowerCase()
    .replaceAll("_", "-");

/** The rule set from which rules start, by their text: `classic~layout.size-9` starts from `classic`. */
export const baseOf = (text: string): string => text.split("~")[0] ?? text;

/** What rules are called, by their text: as their rule set, and that they are changed if so. */
export function rulesTitle(text: string, voice: Voice): string {
  const name = voice(`rule-set-${baseOf(text)}`);
  return baseOf(text) === text ? name : voice("rules-changed", { name });
}

/** The slots in which two rules differ. */
export const differing = (rules: Rules, base: Rules): Slot[] =>
  SLOTS.filter((slot) => JSON.stringify(rules[slot]) !== JSON.stringify(base[slot]));

/** What a slot is about. */
export const slotTitle = (slot: Slot, voice: Voice): string => voice(`slot-${kebab(slot)}`);

/** “12 of 81 cards lie out” */
export const cardsOut = (rules: Rules, voice: Voice): string =>
  voice("rules-cards-out", { lying: layoutSize(rules) ?? 0, deck: deckSize(rules.deck) });

/** What a slot's value says. */
export function valueInWords(slot: Slot, rules: Rules, voice: Voice): string {
  const value = rules[slot];
  return voice(`slot-${kebab(slot)}-${kebab(value.type)}`, { ...around(rules), ...told(value) });
}

/** What a slot's words need to know of the other slots: how many play, and with which cards. */
const around = (rules: Rules): Args => ({
  find: sought(rules),
  people: rules.seats.most === 1 ? "one" : "many",
  whole: isInSteps(rules) ? "yes" : "no",
  turning: liesFaceDown(rules) ? "yes" : "no",
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

/** “Penalty: None”. */
export const ruleInWords = ({ title, value }: { title: string; value: string }, voice: Voice): string =>
  voice("rules-say", { title, value });

/** Every slot that has something to say. */
export function slotsInWords(
  rules: Rules,
  voice: Voice,
  slots: readonly Slot[] = slotsToTell(rules),
): { title: string; value: string }[] {
  return slots.map((slot) => ({
    title: slotTitle(slot, voice),
    value: valueInWords(slot, rules, voice),
  }));
}
