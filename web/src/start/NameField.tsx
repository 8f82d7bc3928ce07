import { say } from "../words/speak";

const LONGEST_NAME = 24; // as the server has it

/** A player's name; somebody who enters none is given one. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <label class="labelled">
      <span class="muted">{say("your-name")}</span>
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
