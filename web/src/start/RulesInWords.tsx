import type { Rules } from "../protocol/types";
import { slotsInWords } from "../words/rules";
import { say } from "../words/speak";

/** The full rules, one click away: each question on which sheets differ, and its answer here. */
export function RulesInWords({ rules }: { rules: Rules }) {
  return (
    <details class="rules-in-words">
      <summary>{say("rules-more")}</summary>
      <dl>
        {slotsInWords(rules, say).map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="rules-page">
        <a href={`/rules/${rules.name}`} target="_blank" rel="noopener">
          {say("rules-page")}
        </a>
      </p>
    </details>
  );
}
