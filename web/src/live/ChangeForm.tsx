import { useState } from "preact/hooks";
import { RuleSets, useRuleSets } from "../start/RuleSets";
import { useRuleChoice } from "../start/rule-choice";
import { TableOptions, type Wish } from "../start/TableForm";
import { say } from "../words/speak";
import type { Live } from "./live";

export interface ChangeProps {
  readonly live: Live;
  readonly before: Wish;
  readonly onDone: () => void;
}

/** Other rules and options for the table. */
export function ChangeForm({ live, before, onDone }: ChangeProps) {
  const known = useRuleSets();
  const choice = useRuleChoice(before.rules);
  const [options, setOptions] = useState(before.options);
  const wish = { rules: choice.rules ?? before.rules, options };
  return (
    <form
      class="new-form change-form"
      onSubmit={(event) => {
        event.preventDefault();
        void live.say({ type: "ChangeTable", ...wish });
        onDone();
      }}
    >
      <RuleSets known={known} choice={choice} />
      <TableOptions
        wish={wish}
        whole={choice.building}
        onWish={(wanted) => {
          if (wanted.rules !== wish.rules) choice.choose(wanted.rules);
          setOptions(wanted.options);
        }}
      />
      <button type="submit" class="button main">
        {say("act-change")}
      </button>
    </form>
  );
}
