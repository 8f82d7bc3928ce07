import { useState } from "preact/hooks";
import { type ApiError, openTable } from "../api";
import { go, Link } from "../router";
import { callsAreMade, windowMs as windowOf, withWindow } from "../rules/calling";
import { forRealCards, SETTLED, WITHIN_MS, withRealCards } from "../rules/real-cards";
import { tiesWithinMs } from "../rules/ties";
import { hasJudge } from "../rules/verdict";
import { isHereOnly, usePublicOrigin } from "../share/origin";
import { apiErrorOf } from "../start/api-error";
import { ErrorLine } from "../start/ErrorLine";
import { NameField } from "../start/NameField";
import { NewFrame, RulesSelect } from "../start/NewFrame";
import { OwnFamily } from "../start/OwnFamily";
import { FIRST_OPTIONS, FIRST_RULES } from "../start/options";
import { useRuleSets } from "../start/RuleSets";
import { RulesInWords } from "../start/RulesInWords";
import { type RuleChoice, useRuleChoice } from "../start/rule-choice";
import { Either, Window } from "../start/TableForm";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";

/** Real cards on a real table: which rules, and who rules. Then the others scan a code. */
export function NewReal() {
  const known = useRuleSets();
  const choice = useRuleChoice(null);
  const [windowMs, setWindowMs] = useState<number | null>(null);
  const [withinMs, setWithinMs] = useState<number | null>(null);
  const [judge, setJudge] = useState(false);
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const origin = usePublicOrigin();
  const sets = forRealCards(known.sets);
  const published = (wanted: string) => sets.find(({ name }) => name === wanted)?.rules;
  const found = choice.rules ?? published(FIRST_RULES);
  const chosen = found?.name ?? FIRST_RULES;
  const always = published(chosen); // is there always a judge?
  const judged = judge || (always !== undefined && hasJudge(always));
  const choose = (name: string) => {
    const wanted = published(name);
    if (wanted) choice.choose(wanted);
  };
  const build: RuleChoice["build"] = (wanted, keep) =>
    choice.build(withRealCards(wanted, { judge: judge || hasJudge(wanted), withinMs }), keep);
  const rules = found && withWindow(withRealCards(found, { judge: judged, withinMs }), windowMs);
  const within = rules ? tiesWithinMs(rules) : null;
  const open = async () => {
    if (!rules) return;
    try {
      await beSomebody(name);
      const options = { ...FIRST_OPTIONS, visibility: "by-link", talk: "none" } as const;
      const opened = await openTable({ rule_set: chosen, rules, options });
      go(`/t/${opened.code}`);
    } catch (error) {
      setTrouble(apiErrorOf(error));
    }
  };
  return (
    <NewFrame title={say("real-title")} how={<How />} onSubmit={() => void open()}>
      <div class="new-rest">
        {!choice.building && <RulesSelect sets={sets} chosen={chosen} onChoose={choose} />}
        <OwnFamily
          sets={sets}
          choice={{ ...choice, build }}
          rules={found}
          settled={SETTLED}
          onClose={() => choose(chosen)}
        />
        {rules && <RulesInWords rules={rules} />}
        {rules && callsAreMade(rules) && <Window ms={windowOf(rules)} onChoose={setWindowMs} />}
        {within !== null && <Within ms={within} onChoose={setWithinMs} />}
      </div>
      <div class="new-rest">
        {always && !hasJudge(always) && (
          <Either
            name="verdict"
            values={["players", "judge"]}
            now={judge ? "judge" : "players"}
            onChoose={(who) => setJudge(who === "judge")}
          />
        )}
        <NameField name={name} onName={setName} />
        {isHereOnly(origin) && <p class="aside">{say("real-here-only")}</p>}
        <button type="submit" class="button main">
          {say("act-open-table")}
        </button>
        <ErrorLine trouble={trouble ?? known.trouble} />
      </div>
    </NewFrame>
  );
}

function How() {
  return (
    <>
      <ol class="steps">
        <li>{say("real-step-cards")}</li>
        <li>{say("real-step-phones")}</li>
        <li>{say("real-step-call")}</li>
      </ol>
      <p class="aside">
        {say("eye-about")} <Link to="/eye">{say("eye-title")}</Link>
      </p>
    </>
  );
}

/** An address that only this device knows leads no phone here. */

/** How close two calls must be for the others to be asked (S-7). */
function Within({ ms, onChoose }: { ms: number; onChoose: (ms: number) => void }) {
  return (
    <fieldset class="choices choices-window">
      <legend>{say("choose-within")}</legend>
      {WITHIN_MS.map((one) => (
        <label key={one}>
          <input type="radio" name="within" value={one} checked={one === ms} onChange={() => onChoose(one)} />
          <span>{say("within-ms", { ms: one })}</span>
        </label>
      ))}
    </fieldset>
  );
}
