import { knownName, nameIsGiven } from "../who";
import { say } from "../words/speak";

const LONGEST_NAME = 24; // as the server has it

interface NameFieldProps {
  name: string;
  onName: (name: string) => void;
  label?: string;
}

/** A player's name; somebody who enters none is given one. */
export function NameField({ name, onName, label = say("your-name") }: NameFieldProps) {
  const given = nameIsGiven() && name === knownName.value;
  return (
    <label class="labelled">
      <span class="muted">{given ? say("your-name-given") : label}</span>
      <input
        class="input"
        name="name"
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        placeholder={say("your-name-open")}
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}
