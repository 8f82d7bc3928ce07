import { useEffect, useState } from "preact/hooks";
import { type ApiError, type Family, type RuleSet, ruleSets } from "../api";
import type { Card } from "../cards/card";
import { Back } from "../cards/Face";
import type { Rules } from "../protocol/types";
import { deckSize } from "../rules/deck";
import { layoutSize } from "../rules/layout";
import { Mini } from "../table/Mini";
import { baseOf, rulesTitle } from "../words/rules";
import { say } from "../words/speak";
import { apiErrorOf } from "./api-error";
import { OwnRules } from "./OwnRules";
import { playedLast } from "./played-last";
import type { RuleChoice } from "./rule-choice";
import { Trouble } from "./Trouble";

/** The published rule sets; or why they could not be had, and a way to try again. */
export function useRuleSets(): { sets: readonly RuleSet[]; trouble: ApiError | null; again: () => void } {
  const [sets, setSets] = useState<readonly RuleSet[]>([]);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const fetchThem = () => {
    setTrouble(null);
    ruleSets()
      .then(setSets)
      .catch((error) => setTrouble(apiErrorOf(error)));
  };
  useEffect(fetchThem, []);
  return { sets, trouble, again: fetchThem };
}

/** The rule sets of each family that has some, in the order of the families. */
export function inFamilies(sets: readonly RuleSet[]): { family: Family; members: readonly RuleSet[] }[] {
  const all = FAMILIES.map((family) => ({ family, members: sets.filter((one) => one.family === family) }));
  return all.filter(({ members }) => members.length > 0);
}

const FAMILIES: readonly Family[] = ["box", "quick", "finds", "decks"];

/** A picture for each family: a SET; one card among backs; two cards that miss one; other cards; gaps to fill. */
const PICTURES: Record<Family | "own", readonly (Card | "back" | undefined)[]> = {
  own: [undefined, "1rdf", undefined],
  box: ["2rsf", "2psh", "2gse"],
  quick: ["back", "3poe", "back"],
  finds: ["1rof", "2gsh", undefined],
  decks: ["1gdhf", "4IBL", "r-g-vi"],
};

interface RuleSetsProps {
  known: ReturnType<typeof useRuleSets>;
  choice: RuleChoice;
  first?: Rules | undefined; // the rules if none were chosen yet
}

/**
 * Which rules: what was played last, then every family with its picture, and in it each rule set in one sentence; at the end
 * rules of one's own.
 */
export function RuleSets({ known: { sets, trouble, again }, choice, first }: RuleSetsProps) {
  const busy = sets.length === 0 && !trouble;
  const rules = choice.rules ?? first;
  const chosen = choice.building ? "" : (rules?.name ?? "");
  const last = busy ? [] : playedLast().filter((text) => sets.some(({ name }) => name === baseOf(text)));
  const take = (text: string) => {
    const published = sets.find(({ name }) => name === text);
    published ? choice.choose(published.rules) : choice.read(text);
  };
  return (
    <fieldset class="choices rule-sets" aria-busy={busy}>
      <legend>{say("choose-rules")}</legend>
      {busy && <p class="muted">{say("rules-loading")}</p>}
      {trouble && <Trouble trouble={trouble} again={again} />}
      {last.length > 0 && (
        <div class="played-last">
          <span class="muted played-last-title">{say("rules-played-last")}</span>
          {last.map((text) => (
            <button
              type="button"
              class="button played-last-one"
              key={text}
              aria-pressed={text === (choice.building ? choice.own?.text : chosen)}
              onClick={() => take(text)}
            >
              {rulesTitle(text, say)}
            </button>
          ))}
        </div>
      )}
      {inFamilies(sets).map(({ family, members }) => (
        <FamilyOfRules key={family} family={family} members={members} chosen={chosen} onChoose={choice.choose} />
      ))}
      {!busy && (
        <details
          class="family"
          name="family"
          open={choice.building}
          onToggle={({ currentTarget }) => currentTarget.open && !choice.building && rules && choice.build(rules)}
        >
          <FamilyHead family="own" />
          {choice.building && <OwnRules sets={sets} choice={choice} />}
        </details>
      )}
    </fieldset>
  );
}

interface FamilyProps {
  family: Family;
  members: readonly RuleSet[];
  chosen: string;
  onChoose: (rules: Rules) => void;
}

function FamilyOfRules({ family, members, chosen, onChoose }: FamilyProps) {
  const holds = members.some(({ name }) => name === chosen);
  return (
    <details class="family" name="family" open={holds}>
      <FamilyHead family={family} />
      <div class="family-members">
        {members.map(({ name, rules }) => (
          <label key={name}>
            <input type="radio" name="rules" value={name} checked={name === chosen} onChange={() => onChoose(rules)} />
            <span>
              <b>{say(`rule-set-${name}`)}</b>
              <small>{say(`rule-set-${name}.description`)}</small>
              <small class="muted">{cardsOut(rules)}</small>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}

function FamilyHead({ family }: { family: Family | "own" }) {
  return (
    <summary class="family-head">
      <span class="family-picture" data-family={family} aria-hidden="true">
        {PICTURES[family].map((card, n) => (card === "back" ? <Back key={n} /> : <Mini key={n} card={card} />))}
      </span>
      <span>
        <span class="family-name">{say(`family-${family}`)}</span>
        <span class="family-how">{say(`family-${family}.how`)}</span>
      </span>
    </summary>
  );
}

/** “12 of 81 cards” */
function cardsOut(rules: Rules): string {
  return say("rules-cards-out", { lying: layoutSize(rules) ?? 0, deck: deckSize(rules.deck) });
}
