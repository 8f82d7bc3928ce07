import type { OwnRules as Own, Question, RuleSet } from "../api";
import type { Rules } from "../protocol/types";
import { usePublicOrigin } from "../share/origin";
import { Copy } from "../share/Share";
import { ruleInWords } from "../words/rules";
import { say } from "../words/speak";
import { RulesSelect } from "./NewFrame";
import type { RuleChoice } from "./rule-choice";
import { Trouble } from "./Trouble";

interface OwnProps {
  sets: readonly RuleSet[];
  choice: RuleChoice;
  settled?: readonly string[] | undefined; // slots that the page decides: they are not asked, and no link carries the rest
}

/** Rules of one's own: where they start, what is changed, and a question for each slot. */
export function OwnRules({ sets, choice: { own, rules, trouble, build, again }, settled = [] }: OwnProps) {
  const start = (name: string) => {
    const found = sets.find((one) => one.name === name);
    if (found) build(found.rules);
  };
  if (!own || !rules)
    return trouble ? <Trouble trouble={trouble} again={again} /> : <p class="muted">{say("rules-loading")}</p>;
  const asked = own.questions.filter(({ slot }) => !settled.includes(slot));
  const often = asked.filter((one) => one.often);
  const seldom = asked.filter((one) => !one.often);
  return (
    <div class="own-rules">
      <RulesSelect sets={sets} chosen={rules.name} onChoose={start} title={say("own-start-from")} />
      <Summary own={own} asked={asked} link={settled.length === 0} onFit={build} />
      {trouble && <Trouble trouble={trouble} again={again} />}
      <Questions all={often} clash={own.clash} rules={rules} onChoose={build} />
      <details class="own-more" open={seldom.some(({ slot }) => own.clash.includes(slot))}>
        <summary>{say("own-more")}</summary>
        <Questions all={seldom} clash={own.clash} rules={rules} onChoose={build} />
      </details>
    </div>
  );
}

interface SummaryProps {
  own: Own;
  asked: readonly Question[];
  link: boolean;
  onFit: (rules: Rules) => void;
}

/** What is changed, why it cannot be played if so, and otherwise the link that carries it. */
function Summary({ own: { text, differs, why, fitting }, asked, link, onFit }: SummaryProps) {
  const changed = asked.filter(({ slot }) => differs.includes(slot));
  const origin = usePublicOrigin();
  return (
    <section class="own-summary" aria-label={say("own-changed")}>
      <div aria-live="polite">
        {changed.length === 0 && <p class="muted">{say("own-unchanged")}</p>}
        <ul>
          {changed.map(({ slot, title, said }) => (
            <li key={slot}>{ruleInWords({ title, value: said }, say)}</li>
          ))}
        </ul>
        {why && (
          <p class="own-clash">
            <b>{say("own-clash")}</b> {why}
          </p>
        )}
        {fitting && (
          <>
            <p>{say("own-would-fit")}</p>
            <ul>
              {fitting.changes.map(({ title, said }) => (
                <li key={title}>{ruleInWords({ title, value: said }, say)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {fitting && (
        <button type="button" class="button own-fit" onClick={() => onFit(fitting.rules)}>
          {say("own-fit")}
        </button>
      )}
      {link && !why && changed.length > 0 && (
        <div class="own-link">
          <code>{text}</code>
          {navigator.clipboard && <Copy text={`${origin}/new?rules=${text}`} word="own-copy" />}
        </div>
      )}
    </section>
  );
}

interface QuestionsProps {
  all: readonly Question[];
  clash: readonly string[];
  rules: Rules;
  onChoose: (rules: Rules, slot: string) => void;
}

/** Each question shows its answer, and opens to what else can be chosen; what does not fit is told why. */
function Questions({ all, clash, rules, onChoose }: QuestionsProps) {
  return all.map(({ slot, title, said, choices }) => {
    const now = JSON.stringify(rules[slot]);
    return (
      <details class="question" key={slot} data-slot={slot} data-clash={clash.includes(slot) || undefined}>
        <summary>
          <span>
            <span class="question-title">{title}</span>
            {said}
          </span>
        </summary>
        <fieldset class="choices">
          <legend class="heard">{title}</legend>
          {choices.map((one) => (
            <label key={JSON.stringify(one.value)} data-clash={one.why !== null || undefined}>
              <input
                type="radio"
                name={`own-${slot}`}
                checked={JSON.stringify(one.value) === now}
                onChange={() => onChoose({ ...rules, [slot]: one.value }, slot)}
              />
              <span>
                {one.said}
                {one.why && <small class="why-not">{one.why}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      </details>
    );
  });
}
