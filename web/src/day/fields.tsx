/** The fields of a form: large enough for a thumb, each with its name in words. */
import { useId } from "preact/hooks";
import { say } from "../words/speak";

/** Which keyboard a phone offers. */
export type Keyboard = "text" | "tel" | "email";

interface FieldProps {
  label: string;
  value: string;
  complete: string;
  onGive: (text: string) => void;
  about?: string;
  keyboard?: Keyboard;
  required?: boolean;
}

export function Field({ label, value, complete, onGive, about, keyboard = "text", required = false }: FieldProps) {
  const id = useId();
  return (
    <div class="entry-field">
      <label for={id}>
        {label}
        {!required && <small> {say("form-optional")}</small>}
      </label>
      <input
        id={id}
        class="input"
        inputMode={keyboard}
        autocomplete={complete}
        maxLength={200}
        required={required}
        value={value}
        aria-describedby={about ? `${id}-about` : undefined}
        onInput={(event) => onGive(event.currentTarget.value)}
      />
      {about && <small id={`${id}-about`}>{about}</small>}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string; about?: string }[];
  value: string;
  onChoose: (value: string) => void;
  required?: boolean;
}

export function Choice({ label, options, value, onChoose, required = false }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset class="entry-choice">
      <legend>
        {label}
        {!required && <small> {say("form-optional")}</small>}
      </legend>
      {options.map((each) => (
        <label key={each.value}>
          <input
            type="radio"
            name={name}
            required={required}
            checked={value === each.value}
            onChange={() => onChoose(each.value)}
          />
          <span>
            <b>{each.label}</b>
            {each.about && <small>{each.about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function Tick({ label, on, onTick }: { label: string; on: boolean; onTick: (on: boolean) => void }) {
  return (
    <label class="entry-tick">
      <input type="checkbox" checked={on} onChange={(event) => onTick(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
