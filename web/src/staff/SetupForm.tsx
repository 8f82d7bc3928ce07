import { say } from "../words/speak";
import { ASKED, type Asked, type Privacy, type Setup } from "./api";
import { Divisions } from "./Divisions";
import { withoutZone, withZone } from "./templates";
import "./setup-form.css";

interface Props {
  setup: Setup;
  onSetup: (setup: Setup) => void;
  /** The setup of a competition that exists already: its tables are closed and opened by number. */
  known?: Setup;
}

/** What is decided before the day. */
export function SetupForm({ setup, onSetup, known }: Props) {
  const change = (some: Partial<Setup>) => onSetup({ ...setup, ...some });
  return (
    <div class="setup-form">
      <label class="labelled wide">
        <span class="muted">{say("new-name")}</span>
        <input
          class="input"
          name="title"
          maxLength={100}
          value={setup.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <Count word="rounds" value={setup.rounds} most={40} onValue={(rounds) => change({ rounds })} />
      {!known && <Count word="tables" value={setup.tables} most={200} onValue={(tables) => change({ tables })} />}
      <Count word="minutes" value={setup.minutes} most={240} onValue={(minutes) => change({ minutes })} />
      <Count word="pause" value={setup.pause} least={0} most={240} onValue={(pause) => change({ pause })} />
      <label class="labelled">
        <span class="muted">{say("new-begins")}</span>
        <input
          class="input"
          type="datetime-local"
          name="begins"
          value={withoutZone(setup.begins)}
          onInput={(event) => change({ begins: withZone(event.currentTarget.value) })}
        />
      </label>
      <Choice
        word="format"
        value={setup.format}
        values={["traditional", "open-house"]}
        onValue={(format) => change({ format })}
      />
      <Divisions divisions={setup.divisions} onDivisions={(divisions) => change({ divisions })} />
      <Choice word="final" value={setup.final} values={["champions", "best"]} onValue={(final) => change({ final })} />
      {(setup.final === "best" || setup.divisions.length === 0) && (
        <Count
          word="finalists"
          value={setup.finalists}
          least={2}
          most={50}
          onValue={(finalists) => change({ finalists })}
        />
      )}
      <Choice
        word="missed"
        value={setup.missed}
        values={["zero", "average", "make-up"]}
        onValue={(missed) => change({ missed })}
      />
      <Choice
        word="stayed"
        value={setup.stayed}
        values={["average", "points", "make-up"]}
        onValue={(stayed) => change({ stayed })}
      />
      {setup.stayed === "points" && (
        <Count
          word="walkover"
          value={setup.walkover}
          least={0}
          most={27}
          onValue={(walkover) => change({ walkover })}
        />
      )}
      <PrivacyFields privacy={setup.privacy} onPrivacy={(privacy) => change({ privacy })} />
      <Check word="new-entry-form" on={setup.entry_form} onCheck={(entry_form) => change({ entry_form })} />
      <Check word="new-listed" on={setup.listed} onCheck={(listed) => change({ listed })} />
    </div>
  );
}

/** What is asked of people, what the public sees of them, and until when it is kept. */
function PrivacyFields({ privacy, onPrivacy }: { privacy: Privacy; onPrivacy: (privacy: Privacy) => void }) {
  const ask = (asked: Asked, on: boolean) =>
    onPrivacy({ ...privacy, asks: ASKED.filter((each) => (each === asked ? on : privacy.asks.includes(each))) });
  return (
    <>
      <fieldset class="wide checks">
        <legend class="muted">{say("new-asks")}</legend>
        {ASKED.map((each) => (
          <Check
            key={each}
            word={`staff-asks-${each}`}
            on={privacy.asks.includes(each)}
            onCheck={(on) => ask(each, on)}
          />
        ))}
      </fieldset>
      <Choice
        word="shows"
        value={privacy.shows}
        values={["first-name", "number"]}
        onValue={(shows) => onPrivacy({ ...privacy, shows })}
      />
      <label class="labelled">
        <span class="muted">{say("new-until")}</span>
        <input
          class="input"
          type="date"
          name="until"
          value={privacy.until ?? ""}
          onInput={(event) => onPrivacy({ ...privacy, until: event.currentTarget.value || null })}
        />
      </label>
    </>
  );
}

interface CountProps {
  word: string;
  value: number;
  least?: number;
  most: number;
  onValue: (value: number) => void;
}

function Count({ word, value, least = 1, most, onValue }: CountProps) {
  return (
    <label class="labelled">
      <span class="muted">{say(`new-${word}`)}</span>
      <input
        class="input"
        type="number"
        name={word}
        min={least}
        max={most}
        required
        value={value}
        onInput={(event) => onValue(event.currentTarget.valueAsNumber || 0)}
      />
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  word: string;
  value: Value;
  values: readonly Value[];
  onValue: (value: Value) => void;
}

function Choice<Value extends string>({ word, value, values, onValue }: ChoiceProps<Value>) {
  return (
    <label class="labelled">
      <span class="muted">{say(`new-${word}`)}</span>
      <select class="input" name={word} value={value} onChange={(event) => onValue(event.currentTarget.value as Value)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {say(`new-${word}-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Check({ word, on, onCheck }: { word: string; on: boolean; onCheck: (on: boolean) => void }) {
  return (
    <label class="day-check">
      <input type="checkbox" checked={on} onChange={(event) => onCheck(event.currentTarget.checked)} />
      {say(word)}
    </label>
  );
}
