import { useEffect, useState } from "preact/hooks";
import { type ApiError, type Family, type RuleSet, ruleSets } from "../api";
import type { Rules } from "../protocol/types";
import { baseOf, cardsOut, rulesTitle } from "../words/rules";
import { say } from "../words/speak";
import { apiErrorOf } from "./api-error";
import { FamilyHead } from "./FamilyHead";
import { inFamilies } from "./families";
import { OwnFamily } from "./OwnFamily";
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
      {!busy && <OwnFamily sets={sets} choice={choice} rules={rules} />}
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
              <small class="muted">{cardsOut(rules, say)}</small>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
