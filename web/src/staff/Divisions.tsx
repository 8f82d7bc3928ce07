import { say } from "../words/speak";
import type { Division } from "./api";

/** Divisions by name, each with an age up to which it goes if they go by age. */
export function Divisions(props: {
  divisions: readonly Division[];
  onDivisions: (divisions: readonly Division[]) => void;
}) {
  const { divisions, onDivisions } = props;
  const set = (at: number, change: Partial<Division>) =>
    onDivisions(divisions.map((each, place) => (place === at ? { ...each, ...change } : each)));
  return (
    <fieldset class="wide divisions">
      <legend class="muted">{say("new-divisions")}</legend>
      {divisions.map((each, at) => (
        <div key={at}>
          <input
            class="input"
            aria-label={say("new-division-name")}
            required
            maxLength={40}
            value={each.name}
            onInput={(event) => set(at, { name: event.currentTarget.value })}
          />
          <label>
            <span class="muted">{say("new-division-up-to")}</span>
            <input
              class="input"
              inputMode="numeric"
              pattern="[0-9]{0,3}"
              value={each.up_to ?? ""}
              onInput={(event) => set(at, { up_to: Number.parseInt(event.currentTarget.value, 10) || null })}
            />
          </label>
          <button
            type="button"
            class="button"
            aria-label={say("new-division-drop", { name: each.name })}
            onClick={() => onDivisions(divisions.filter((_, place) => place !== at))}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" class="button" onClick={() => onDivisions([...divisions, { name: "", up_to: null }])}>
        {say("new-division-add")}
      </button>
    </fieldset>
  );
}
