import { useState } from "preact/hooks";
import { type ApiError, openTable } from "../api";
import type { Options, Rules } from "../protocol/types";
import { go } from "../router";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";
import { apiErrorOf } from "./api-error";
import { ErrorLine } from "./ErrorLine";
import { NameField } from "./NameField";
import { NewFrame } from "./NewFrame";
import { FIRST_OPTIONS } from "./options";
import { rememberPlayed } from "./played-last";
import { RuleSets, useRuleSets } from "./RuleSets";
import { TableOptions } from "./TableForm";

const FIRST_RULES = "classic";

/** A new table: which rules, and what else the host decides. */
export function NewTable() {
  const known = useRuleSets();
  const [chosen, setChosen] = useState<Rules | null>(null);
  const [options, setOptions] = useState<Options>(FIRST_OPTIONS);
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const rules = chosen ?? known.sets.find((one) => one.name === FIRST_RULES)?.rules;
  const open = async () => {
    if (!rules) return;
    try {
      await beSomebody(name);
      rememberPlayed(rules.name);
      const opened = await openTable({ rule_set: rules.name, rules, options });
      go(`/t/${opened.code}`);
    } catch (error) {
      setTrouble(apiErrorOf(error));
    }
  };
  return (
    <NewFrame title={say("new-table")} onSubmit={() => void open()}>
      <RuleSets known={known} chosen={rules?.name ?? FIRST_RULES} onChoose={setChosen} />
      {rules && (
        <div class="new-rest">
          <TableOptions
            wish={{ rules, options }}
            onWish={(wish) => {
              setChosen(wish.rules);
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
