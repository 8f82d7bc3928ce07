import { useEffect, useState } from "preact/hooks";
import { type ApiError, type Family, type RuleSet, ruleSets } from "../api";
import type { Card } from "../cards/card";
import { Back } from "../cards/Face";
import type { Rules } from "../protocol/types";
import { deckSize } from "../rules/deck";
import { layoutSize } from "../rules/layout";
import { Mini } from "../table/Mini";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { apiErrorOf } from "./api-error";
import { playedLast } from "./played-last";

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

/** A picture for each family: a SET; the same with a card turned over; two pairs that miss one card; other cards. */
const PICTURES: Record<Family, readonly (Card | "back" | undefined)[]> = {
  box: ["2rsf", "2psh", "2gse"],
  quick: ["back", "3poe", "back"],
  finds: ["1rof", "2gsh", undefined],
  decks: ["1gdhf", "4IBL", "r-g-vi"],
};

interface RuleSetsProps {
  known: ReturnType<typeof useRuleSets>;
  chosen: string;
  onChoose: (rules: Rules) => void;
}

/** Which rules: what was played last, then every family with its picture, and in it each rule set in one sentence. */
export function RuleSets({ known: { sets, trouble, again }, chosen, onChoose }: RuleSetsProps) {
  const busy = sets.length === 0 && !trouble;
  const last = playedLast().flatMap((name) => sets.find((one) => one.name === name) ?? []);
  return (
    <fieldset class="choices rule-sets" aria-busy={busy}>
      <legend>{say("choose-rules")}</legend>
      {busy && <p class="muted">{say("rules-loading")}</p>}
      {trouble && (
        <div class="trouble">
          <p>{refusalInWords(trouble)}</p>
          <button type="button" class="button" onClick={again}>
            {say("act-try-again")}
          </button>
        </div>
      )}
      {last.length > 0 && (
        <div class="played-last">
          <span class="muted played-last-title">{say("rules-played-last")}</span>
          {last.map(({ name, rules }) => (
            <button
              type="button"
              class="button played-last-one"
              key={name}
              aria-pressed={name === chosen}
              onClick={() => onChoose(rules)}
            >
              {say(`rule-set-${name}`)}
            </button>
          ))}
        </div>
      )}
      {inFamilies(sets).map(({ family, members }) => (
        <FamilyOfRules key={family} family={family} members={members} chosen={chosen} onChoose={onChoose} />
      ))}
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
      <summary class="family-head">
        <span class="family-picture" aria-hidden="true">
          {PICTURES[family].map((card, n) => (card === "back" ? <Back key={n} /> : <Mini key={n} card={card} />))}
        </span>
        <span>
          <span class="family-name">{say(`family-${family}`)}</span>
          <span class="family-how">{say(`family-${family}.how`)}</span>
        </span>
      </summary>
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

/** “12 of 81 cards” */
function cardsOut(rules: Rules): string {
  return say("rules-cards-out", { lying: layoutSize(rules) ?? 0, deck: deckSize(rules.deck) });
}
