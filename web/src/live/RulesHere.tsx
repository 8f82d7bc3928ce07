import type { Rules } from "../protocol/types";
import { RulesInWords } from "../start/RulesInWords";
import { say } from "../words/speak";
import { aboutRules, usePublished } from "./about-rules";

/** The rules of a table: what they are called, how they are played, what is changed, and all of them. */
export function RulesHere({ rules, level: Heading, id }: { rules: Rules; level: "h2" | "h3"; id?: string }) {
  usePublished(rules.name);
  const { title, description, changes } = aboutRules(rules, say);
  return (
    <>
      <Heading id={id}>{title}</Heading>
      <p>{description}</p>
      {changes.length > 0 && (
        <div class="rules-differ">
          <p class="muted">{say("rules-differ")}</p>
          <ul>
            {changes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      <RulesInWords rules={rules} />
    </>
  );
}
