import { useState } from "preact/hooks";
import { StartHead } from "../start/StartHead";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";
import { issue, loadDay, openCompetition, type Setup } from "./api";
import { Created } from "./Created";
import { SetupForm } from "./SetupForm";
import { troubleIn } from "./staff";
import { setupFor, TEMPLATES, type Template } from "./templates";
import "../start/new-table.css";
import "../start/set-up.css";
import "../day/day.css";
import "./new-competition.css";

/** A new competition: choose a kind of day, change what is different, open it. */
export function NewCompetition() {
  const [template, setTemplate] = useState<Template>("school");
  const [setup, setSetup] = useState<Setup>(() => setupFor("school"));
  const [opened, setOpened] = useState<{ competition: string; secret: string; name: string } | null>(null);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const choose = (wanted: Template) => {
    setTemplate(wanted);
    setSetup({ ...setupFor(wanted), name: setup.name, begins: setup.begins });
  };
  const open = async (how: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      await beSomebody(knownName.value);
      const competition = await how();
      const [link] = await issue({ competition, session: undefined }, "coordinator");
      setOpened({ competition, secret: link?.secret ?? "", name: setup.name });
    } catch (error) {
      setTrouble(troubleIn(error));
    }
    setBusy(false);
  };
  if (opened) return <Created {...opened} />;
  return (
    <div class="start new">
      <StartHead />
      <main>
        <form
          class="new-form new-competition"
          onSubmit={(event) => {
            event.preventDefault();
            void open(() => openCompetition(setup));
          }}
        >
          <h1>{say("new-title")}</h1>
          <fieldset class="templates">
            <legend class="muted">{say("new-template")}</legend>
            {TEMPLATES.map((each) => (
              <label key={each}>
                <input type="radio" name="template" checked={each === template} onChange={() => choose(each)} />
                <span>
                  <b>{say(`new-template-${each}`)}</b>
                  <small>{say(`new-template-${each}.about`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <SetupForm setup={setup} onSetup={setSetup} />
          <p class="trouble" role="alert">
            {trouble}
          </p>
          <button type="submit" class="button main" disabled={busy}>
            {say("new-open")}
          </button>
          <label class="labelled load-day">
            <span class="muted">{say("new-load-day")}</span>
            <input
              class="input"
              type="file"
              name="day"
              accept=".json,application/json"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void open(async () => loadDay(await parsed(file)));
              }}
            />
          </label>
        </form>
      </main>
    </div>
  );
}

/** What is in a file; something else than JSON is refused by the server, in its words. */
async function parsed(file: File): Promise<unknown> {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 100);
  }
}
