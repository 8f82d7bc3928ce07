import type { RuleSet } from "../api";
import { slotsToTell } from "../rules/bearing";
import { slotTitle, valueInWords } from "../words/rules";
import { say } from "../words/speak";

/** Every rule in one sentence, with the clauses of the rulebook it comes from. */
export function InFull({ here: { rules, cited } }: { here: RuleSet }) {
  return (
    <section aria-labelledby="in-full">
      <h2 id="in-full">{say("rules-more")}</h2>
      <dl class="rules-in-full">
        {slotsToTell(rules).map((slot) => (
          <div key={slot}>
            <dt>{slotTitle(slot, say)}</dt>
            <dd>
              {valueInWords(slot, rules, say)} <small>{cited[slot]?.join(", ")}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p class="muted">{say("rulepage-clauses")}</p>
    </section>
  );
}
