import type { ComponentChildren } from "preact";
import type { RuleSet, Trouble } from "../api";
import { Sign } from "../cards/Face";
import { Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import "./set-up.css";

interface FrameProps {
  title: string;
  how: ComponentChildren;
  children: ComponentChildren;
  onSubmit: () => void;
}

/** A page on which a table is set up: what it is for, and a form that ends in the table. */
export function NewFrame({ title, how, children, onSubmit }: FrameProps) {
  return (
    <div class="start new">
      <header class="start-head">
        <Link to="/" class="brand">
          <Sign glyph="mark" />
          tercet
        </Link>
        <MenuButton />
      </header>
      <main>
        <form
          class="new-form set-up"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <div class="set-up-head">
            <h1>{title}</h1>
            {how}
          </div>
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
}

/** Which rules, in one line; what they are stands below it. */
export function RulesSelect({ sets, chosen, onChoose }: RulesProps) {
  return (
    <>
      <label class="labelled">
        <span class="muted">{say("choose-rules")}</span>
        <select
          class="input"
          name="rules"
          value={chosen}
          aria-busy={sets.length === 0}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {sets.map(({ name }) => (
            <option key={name} value={name}>
              {say(`rule-set-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <p>{say(`rule-set-${chosen}.description`)}</p>
    </>
  );
}

/** What went wrong, and what to do. */
export function TroubleSaid({ trouble }: { trouble: Trouble | null }) {
  return (
    <p class="trouble" role="alert">
      {trouble && refusalInWords(trouble)}
    </p>
  );
}
