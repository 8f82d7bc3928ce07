import { useState } from "preact/hooks";
import { type ApiError, openTable } from "../api";
import { go } from "../router";
import { callsAreMade, windowMs as windowOf, withWindow } from "../rules/calling";
import { forRealCards, WITHIN_MS, withRealCards } from "../rules/real-cards";
import { tiesWithinMs } from "../rules/ties";
import { hasJudge } from "../rules/verdict";
import { apiErrorOf } from "../start/api-error";
import { ErrorLine } from "../start/ErrorLine";
import { NameField } from "../start/NameField";
import { NewFrame, RulesSelect } from "../start/NewFrame";
import { FIRST_OPTIONS } from "../start/options";
import { useRuleSets } from "../start/RuleSets";
import { RulesInWords } from "../start/RulesInWords";
import { Either, Window } from "../start/TableForm";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";

/** Real cards on a real table: which rules, and who rules. Then the others scan a code. */
export function NewReal() {
  const known = useRuleSets();
  const [chosen, setChosen] = useState("classic");
  const [windowMs, setWindowMs] = useState<number | null>(null);
  const [withinMs, setWithinMs] = useState<number | null>(null);
  const [judge, setJudge] = useState(false);
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const sets = forRealCards(known.sets);
  const found = sets.find((one) => one.name === chosen)?.rules;
  const judged = found !== undefined && (judge || hasJudge(found));
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
    <NewFrame title={say("real-title")} how={<Steps />} onSubmit={() => void open()}>
      <div class="new-rest">
        <RulesSelect sets={sets} chosen={chosen} onChoose={setChosen} />
        {rules && <RulesInWords rules={rules} />}
        {rules && callsAreMade(rules) && <Window ms={windowOf(rules)} onChoose={setWindowMs} />}
        {within !== null && <Within ms={within} onChoose={setWithinMs} />}
      </div>
      <div class="new-rest">
        {found && !hasJudge(found) && (
          <Either
            name="verdict"
            values={["players", "judge"]}
            now={judge ? "judge" : "players"}
            onChoose={(who) => setJudge(who === "judge")}
          />
        )}
        <NameField name={name} onName={setName} />
        {isHereOnly() && <p class="aside">{say("real-here-only")}</p>}
        <button type="submit" class="button main">
          {say("act-open-table")}
        </button>
        <ErrorLine trouble={trouble ?? known.trouble} />
      </div>
    </NewFrame>
  );
}

function Steps() {
  return (
    <ol class="steps">
      <li>{say("real-step-cards")}</li>
      <li>{say("real-step-phones")}</li>
      <li>{say("real-step-call")}</li>
    </ol>
  );
}

/** An address that only this device knows leads no phone here. */
const isHereOnly = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

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
