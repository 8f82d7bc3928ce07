import { useState } from "preact/hooks";
import { say } from "../words/speak";
import type { Setup } from "./api";
import { renames } from "./renames";
import { SetupForm } from "./SetupForm";
import type { Staff } from "./staff";
import { WhyField } from "./WhyField";
import "./log.css";

/** The hall and what was decided beforehand: both can change during the day. */
export function HallPanel({ staff }: { staff: Staff }) {
  return (
    <>
      <HallTables staff={staff} />
      <ChangeSetup staff={staff} />
    </>
  );
}

/** Which tables there are; closing one moves those who were announced there. */
function HallTables({ staff }: { staff: Staff }) {
  const { day, consider } = staff;
  const [added, setAdded] = useState("");
  const propose = (tables: readonly number[], title: string) =>
    consider({ say: { type: "SetTables", tables }, title, button: say("staff-do-it") });
  const close = (table: number) =>
    propose(
      day.tables.filter((each) => each !== table),
      say("staff-table-closes", { table: String(table) }),
    );
  const open = (event: Event) => {
    event.preventDefault();
    const table = Number(added);
    propose([...day.tables, table], say("staff-table-opens", { table: added }));
    setAdded("");
  };
  return (
    <section class="hall" aria-labelledby="hall-title">
      <h2 id="hall-title">{say("day-tables")}</h2>
      <ul class="row">
        {day.tables.map((table) => (
          <li key={table}>
            <button
              type="button"
              class="button"
              aria-label={say("staff-table-closes", { table: String(table) })}
              disabled={day.tables.length < 2}
              onClick={() => close(table)}
            >
              {table} ×
            </button>
          </li>
        ))}
      </ul>
      {day.status === "drawn" || day.status === "playing" ? (
        <button
          type="button"
          class="button"
          onClick={() =>
            consider({ say: { type: "NewTimetable" }, title: say("staff-shorten"), button: say("staff-do-it") })
          }
        >
          {say("staff-shorten")}
        </button>
      ) : null}
      <form class="row" onSubmit={open}>
        <label class="labelled">
          <span class="muted">{say("staff-table-number")}</span>
          <input
            class="input"
            inputMode="numeric"
            pattern="[1-9][0-9]{0,2}"
            required
            value={added}
            onInput={(event) => setAdded(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {say("staff-table-open")}
        </button>
      </form>
    </section>
  );
}

function ChangeSetup({ staff }: { staff: Staff }) {
  const { day, consider } = staff;
  const [setup, setSetup] = useState<Setup | null>(null);
  const [why, setWhy] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    const renamed = setup ? renames(day.setup.divisions, setup.divisions) : {};
    consider({
      say: { type: "ChangeSetup", setup, why, renamed },
      title: say("staff-setup-change"),
      button: say("staff-do-it"),
    });
    setSetup(null);
    setWhy("");
  };
  return (
    <section class="setup" aria-labelledby="setup-title">
      <h2 id="setup-title">{say("staff-setup")}</h2>
      {setup ? (
        <form class="fields" onSubmit={send}>
          <SetupForm setup={setup} onSetup={setSetup} known={day.setup} />
          <WhyField why={why} onWhy={setWhy} />
          <div class="row">
            <button type="submit" class="button ink">
              {say("staff-preview-button")}
            </button>
            <button type="button" class="button" onClick={() => setSetup(null)}>
              {say("staff-cancel")}
            </button>
          </div>
        </form>
      ) : (
        <button type="button" class="button" onClick={() => setSetup(day.setup)}>
          {say("staff-setup-change")}
        </button>
      )}
    </section>
  );
}
