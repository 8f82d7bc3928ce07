import { useEffect, useState } from "preact/hooks";
import { type ApiError, openTable, type RuleSet } from "../api";
import type { Options } from "../protocol/types";
import { address, go } from "../router";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";
import { apiErrorOf } from "./api-error";
import { ErrorLine } from "./ErrorLine";
import { NameField } from "./NameField";
import { NewFrame } from "./NewFrame";
import { FIRST_OPTIONS, FIRST_RULES } from "./options";
import { rememberPlayed } from "./played-last";
import { RuleSets, useRuleSets } from "./RuleSets";
import { useRuleChoice } from "./rule-choice";
import { TableOptions } from "./TableForm";

const rulesOf = (sets: readonly RuleSet[], wanted: string | null) => sets.find(({ name }) => name === wanted);

/** A new table: which rules, and what else the host decides. A link may bring rules along. */
export function NewTable() {
  const known = useRuleSets();
  const wanted = new URLSearchParams(address.value.search).get("rules");
  const own = wanted?.includes("~") ? wanted : null; // of one's own; otherwise a rule set
  const choice = useRuleChoice(null, own);
  const [named] = useState(own ? null : wanted);
  const [options, setOptions] = useState<Options>(FIRST_OPTIONS);
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const first = (rulesOf(known.sets, named) ?? rulesOf(known.sets, FIRST_RULES))?.rules;
  const rules = choice.rules ?? (choice.building ? undefined : first);
  const text = choice.building ? choice.own?.text : undefined;
  const here = choice.building ? text && `/new?rules=${text}` : "/new"; // nothing while a link is being read
  useEffect(() => {
    if (here) history.replaceState(history.state, "", here); // the page can be sent to others as it is
  }, [here]);
  const open = async () => {
    if (!rules) return;
    try {
      await beSomebody(name);
      rememberPlayed(text ?? rules.name);
      const opened = await openTable({ rule_set: rules.name, rules, options });
      go(`/t/${opened.code}`);
    } catch (error) {
      setTrouble(apiErrorOf(error));
    }
  };
  return (
    <NewFrame title={say("new-table")} onSubmit={() => void open()}>
      <RuleSets known={known} choice={choice} first={first} />
      {rules && (
        <div class="new-rest">
          <TableOptions
            wish={{ rules, options }}
            whole={choice.building}
            onWish={(wish) => {
              if (wish.rules !== rules) choice.choose(wish.rules);
              setOptions(wish.options);
            }}
          />
          <NameField name={name} onName={setName} />
          <button type="submit" class="button main">
            {say("act-open-table")}
          </button>
          <ErrorLine trouble={trouble} />
        </div>
      )}
    </NewFrame>
  );
}
