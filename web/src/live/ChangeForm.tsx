import { useState } from "preact/hooks";
import { RuleSets, useRuleSets } from "../start/RuleSets";
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
  const [wish, setWish] = useState<Wish>({ rules: before.rules, options: before.options });
  return (
    <form
      class="new-form change-form"
      onSubmit={(event) => {
        event.preventDefault();
        void live.say({ type: "ChangeTable", ...wish });
        onDone();
      }}
    >
      <RuleSets known={known} chosen={wish.rules.name} onChoose={(rules) => setWish({ ...wish, rules })} />
      <TableOptions wish={wish} onWish={setWish} />
      <button type="submit" class="button main">
        {say("act-change")}
      </button>
    </form>
  );
}
