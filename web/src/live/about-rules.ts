/** What is played at a table: its rule set, and what the host has changed in it. */
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { ruleSet } from "../api";
import type { Rules } from "../protocol/types";
import { cardsAreUnseen } from "../rules/deck";
import { SETTLED } from "../rules/real-cards";
import type { Voice } from "../words/cards";
import { differing, ruleInWords, slotsInWords } from "../words/rules";
import { say, tongue } from "../words/speak";

const published = signal<ReadonlyMap<string, Rules>>(new Map());

/** Have the rule set at hand from which these rules may differ; without it, nothing is said to be changed. */
export function usePublished(name: string): void {
  useEffect(() => {
    if (published.value.has(name)) return;
    ruleSet(name).then(
      ({ rules }) => {
        published.value = new Map([...published.value, [name, rules]]);
      },
      () => undefined, // rules of a name that is not published, or no connection
    );
  }, [name]);
}

export interface AboutRules {
  readonly title: string;
  readonly description: string;
  readonly changes: readonly string[]; // a line each
  readonly changed: string | null; // what they are about, in one line
}

/** The name of what is played, put into words once: a table is drawn at every message. */
export function useTitle(rules: Rules): string {
  usePublished(rules.name);
  return useMemo(() => aboutRules(rules, say).title, [rules, published.value, tongue()]);
}

/** What real cards themselves change is no change of the host's. */
export function aboutRules(rules: Rules, voice: Voice): AboutRules {
  const base = published.value.get(rules.name);
  const settled: readonly string[] = cardsAreUnseen(rules) ? SETTLED : [];
  const slots = base ? differing(rules, base).filter((slot) => !settled.includes(slot)) : [];
  const told = slotsInWords(rules, voice, slots);
  const titles = told.map(({ title }) => title).join(", ");
  const name = voice(`rule-set-${rules.name}`);
  return {
    title: told.length > 0 ? voice("rules-changed", { name }) : name,
    description: voice(`rule-set-${rules.name}.description`),
    changes: told.map((one) => ruleInWords(one, voice)),
    changed: told.length > 0 ? ruleInWords({ title: voice("rules-differ"), value: titles }, voice) : null,
  };
}
