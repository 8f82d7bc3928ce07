import { say } from "../words/speak";

/** The reason, which is kept in the log. */
export function WhyField({
  why,
  onWhy,
  label = "staff-why",
  required = true,
}: {
  why: string;
  onWhy: (why: string) => void;
  label?: string;
  required?: boolean;
}) {
  return (
    <label class="labelled">
      <span class="muted">{say(label)}</span>
      <input
        class="input"
        name="why"
        required={required}
        maxLength={200}
        autocomplete="off"
        value={why}
        onInput={(event) => onWhy(event.currentTarget.value)}
      />
    </label>
  );
}
