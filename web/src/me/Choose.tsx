import { say } from "../words/speak";
import { ruleSetName } from "./words";

interface OneOfProps<T extends string> {
  label: string;
  all: readonly T[];
  now: T;
  word: (each: T) => string;
  onChoose: (each: T) => void;
}

/** One of a few, side by side. */
export function OneOf<T extends string>({ label, all, now, word, onChoose }: OneOfProps<T>) {
  return (
    <fieldset class="one-of">
      <legend class="heard">{label}</legend>
      {all.map((each) => (
        <label key={each}>
          <input
            class="heard"
            type="radio"
            name={label}
            value={each}
            checked={each === now}
            onChange={() => onChoose(each)}
          />
          <span>{word(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** One of the rule sets that have been played. */
export function RuleSetChoice({
  all,
  now,
  onChoose,
}: {
  all: readonly string[];
  now: string | null;
  onChoose: (name: string) => void;
}) {
  return (
    <label class="rule-set-choice">
      <span class="heard">{say("choose-rules")}</span>
      <select class="input" value={now ?? ""} onChange={(event) => onChoose(event.currentTarget.value)}>
        {all.map((name) => (
          <option key={name} value={name}>
            {ruleSetName(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
