import type { ComponentChildren } from "preact";
import { say } from "../words/speak";

interface ChoicesProps<T extends string> {
  name: string;
  values: readonly T[];
  now: T;
  onChoose: (value: T) => void;
  children: (value: T) => ComponentChildren;
}

/** One of a few. */
export function Choices<T extends string>({ name, values, now, onChoose, children }: ChoicesProps<T>) {
  return (
    <fieldset class={`choices choices-${name}`}>
      <legend>{say(`setting-${name}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === now} onChange={() => onChoose(value)} />
          {children(value)}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  title: string;
  how: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** On or off. */
export function Switch({ title, how, on, onSwitch }: SwitchProps) {
  return (
    <label class="switch">
      <span>
        <b>{title}</b>
        <small>{how}</small>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        checked={on}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </label>
  );
}
