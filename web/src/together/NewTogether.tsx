import { useState } from "preact/hooks";
import { type ApiError, openTable } from "../api";
import { go } from "../router";
import { callsAreMade, windowMs as windowOf, withWindow } from "../rules/calling";
import { areFor, areForSeveral, forOneScreen, SETTLED } from "../rules/one-screen";
import { apiErrorOf } from "../start/api-error";
import { ErrorLine } from "../start/ErrorLine";
import { NewFrame, RulesSelect } from "../start/NewFrame";
import { OwnFamily } from "../start/OwnFamily";
import { FIRST_OPTIONS, FIRST_RULES } from "../start/options";
import { useRuleSets } from "../start/RuleSets";
import { RulesInWords } from "../start/RulesInWords";
import { type RuleChoice, useRuleChoice } from "../start/rule-choice";
import { Either, Window } from "../start/TableForm";
import { knownName } from "../who";
import { say } from "../words/speak";
import { FEWEST, takeKey, usualKeys } from "./around";
import { Names } from "./Names";
import { lastCompany, seat } from "./people";

/** Several people, one screen: who plays, how the screen is placed, which rules; then the cards are dealt. */
export function NewTogether() {
  const before = lastCompany();
  const known = useRuleSets();
  const choice = useRuleChoice(null);
  const [windowMs, setWindowMs] = useState<number | null>(null);
  const [names, setNames] = useState<readonly string[]>(
    before?.people.map(({ name }) => name) ?? [knownName.value, ""],
  );
  const [flat, setFlat] = useState(before?.flat ?? false);
  const [keys, setKeys] = useState<readonly string[]>(before?.people.map(({ key }) => key) ?? usualKeys(FEWEST, false));
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const sets = known.sets.filter(({ rules }) => areForSeveral(rules));
  const published = (wanted: string) => sets.find(({ name }) => name === wanted)?.rules;
  const found = choice.rules ?? published(FIRST_RULES);
  const chosen = found?.name ?? FIRST_RULES;
  const choose = (name: string) => {
    const wanted = published(name);
    if (wanted) choice.choose(wanted);
  };
  const build: RuleChoice["build"] = (wanted, keep) => choice.build(forOneScreen(wanted), keep);
  const rules = found && withWindow(forOneScreen(found), windowMs);
  const fits = !rules || areFor(rules, names.length);
  const arrange = (people: readonly string[], lies: boolean) => {
    setNames(people);
    setFlat(lies);
    if (people.length !== names.length || lies !== flat) setKeys(usualKeys(people.length, lies));
  };
  const begin = async () => {
    if (busy || !rules || !fits) return;
    setBusy(true);
    try {
      const called = names.map((name, n) => name.trim() || say("together-player", { n: n + 1 }));
      await seat(called, keys, flat);
      const options = { ...FIRST_OPTIONS, visibility: "by-link", talk: "none" } as const;
      const opened = await openTable({ rule_set: chosen, rules, options });
      go(`/together/${opened.code}`, { start: true });
    } catch (error) {
      setTrouble(apiErrorOf(error));
      setBusy(false);
    }
  };
  return (
    <NewFrame
      title={say("together-title")}
      how={<p class="muted">{say("together-how")}</p>}
      onSubmit={() => void begin()}
    >
      <div class="new-rest">
        <Names
          names={names}
          keys={keys}
          onNames={(people) => arrange(people, flat)}
          onKey={(person, code) => setKeys(takeKey(keys, person, code))}
        />
        <Either
          name="lie"
          values={["standing", "flat"]}
          now={flat ? "flat" : "standing"}
          onChoose={(how) => arrange(names, how === "flat")}
        />
      </div>
      <div class="new-rest">
        {!choice.building && <RulesSelect sets={sets} chosen={chosen} onChoose={choose} />}
        <OwnFamily
          sets={sets}
          choice={{ ...choice, build }}
          rules={found}
          settled={SETTLED}
          onClose={() => choose(chosen)}
        />
        {found && !callsAreMade(found) && <p class="aside">{say("together-calls-first")}</p>}
        {rules && <RulesInWords rules={rules} />}
        {rules && callsAreMade(rules) && <Window ms={windowOf(rules)} onChoose={setWindowMs} />}
        {rules && !fits && <p class="lacking">{say("together-least", { count: rules.seats.least })}</p>}
        {known.sets.length === 0 && !known.trouble && <p class="muted">{say("rules-loading")}</p>}
        {fits && (
          <button type="submit" class="button main" disabled={!rules}>
            {say("act-start")}
          </button>
        )}
        <ErrorLine trouble={trouble ?? known.trouble} />
      </div>
    </NewFrame>
  );
}
