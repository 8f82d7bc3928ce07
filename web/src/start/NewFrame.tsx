import type { ComponentChildren } from "preact";
import type { RuleSet } from "../api";
import { say } from "../words/speak";
import { inFamilies } from "./families";
import { StartHead } from "./StartHead";

interface FrameProps {
  title: string;
  how?: ComponentChildren; // where there is more to say than the title
  children: ComponentChildren;
  onSubmit: () => void;
}

/** A page on which a table is set up: what it is for, and a form that ends in the table. */
export function NewFrame({ title, how, children, onSubmit }: FrameProps) {
  return (
    <div class="start new">
      <StartHead />
      <main>
        <form
          class={how ? "new-form set-up" : "new-form"}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {how ? (
            <div class="set-up-head">
              <h1>{title}</h1>
              {how}
            </div>
          ) : (
            <h1>{title}</h1>
          )}
          {children}
        </form>
      </main>
    </div>
  );
}

interface RulesProps {
  sets: readonly RuleSet[];
  chosen: string;
  onChoose: (name: string) => void;
  title?: string;
}

/** Which rules, in one line, with their description below. */
export function RulesSelect({ sets, chosen, onChoose, title = say("choose-rules") }: RulesProps) {
  return (
    <>
      <label class="labelled">
        <span class="muted">{title}</span>
        <select
          class="input"
          name="rules"
          value={chosen}
          aria-busy={sets.length === 0}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {inFamilies(sets).map(({ family, members }) => (
            <optgroup key={family} label={say(`family-${family}`)}>
              {members.map(({ name }) => (
                <option key={name} value={name}>
                  {say(`rule-set-${name}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p>{say(`rule-set-${chosen}.description`)}</p>
    </>
  );
}
