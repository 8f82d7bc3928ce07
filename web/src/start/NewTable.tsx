import { useState } from "preact/hooks";
import { openTable, type Trouble } from "../api";
import { Sign } from "../cards/Face";
import type { Options, Rules } from "../protocol/types";
import { go, Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { beSomebody, knownName } from "../who";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { FIRST_OPTIONS } from "./options";
import { RuleSets, TableOptions, troubleOf, useRuleSets } from "./TableForm";

const FIRST_RULES = "classic";

/** A new table: which rules, and what else the host decides. */
export function NewTable() {
  const known = useRuleSets();
  const [chosen, setChosen] = useState<Rules | null>(null);
  const [options, setOptions] = useState<Options>(FIRST_OPTIONS);
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const rules = chosen ?? known.sets.find((one) => one.name === FIRST_RULES)?.rules;
  const open = async () => {
    if (!rules) return;
    try {
      await beSomebody(name);
      const opened = await openTable({ rule_set: rules.name, rules, options });
      go(`/t/${opened.code}`);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return (
    <div class="start new">
      <header class="start-head">
        <Link to="/" class="brand">
          <Sign glyph="mark" />
          tercet
        </Link>
        <MenuButton />
      </header>
      <main>
        <form
          class="new-form"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <h1>{say("new-table")}</h1>
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
              <label class="labelled">
                <span class="muted">{say("your-name")}</span>
                <input
                  class="input"
                  name="name"
                  autocomplete="nickname"
                  maxLength={24}
                  required
                  value={name}
                  onInput={(event) => setName(event.currentTarget.value)}
                />
              </label>
              <button type="submit" class="button main">
                {say("act-open-table")}
              </button>
              <p class="trouble" role="alert">
                {trouble && refusalInWords(trouble)}
              </p>
            </div>
          )}
        </form>
      </main>
    </div>
  );
}
