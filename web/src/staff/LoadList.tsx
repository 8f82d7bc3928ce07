import { useState } from "preact/hooks";
import { newId } from "../day/outbox";
import { say } from "../words/speak";
import { type ListTold, loadList, type Who } from "./api";
import { base64 } from "./files";
import { troubleIn } from "./staff";
import "./people.css";

interface Chosen {
  readonly name: string;
  readonly data: string;
  readonly id: string;
  readonly told: ListTold;
}

/** A list from a spreadsheet: first what is in it, then everyone enters, or nobody. */
export function LoadList({ who, onLoaded }: { who: Who; onLoaded: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [trouble, setTrouble] = useState("");
  const [done, setDone] = useState(0);
  const [busy, setBusy] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChosen(null);
    setTrouble("");
    setDone(0);
    try {
      const [data, id] = [await base64(file), newId()];
      setChosen({ name: file.name, data, id, told: await loadList(who, id, data, null, true) });
    } catch (error) {
      setTrouble(troubleIn(error));
    }
  };
  const load = async (twins: "once" | "both" | null) => {
    if (!chosen || busy) return;
    setBusy(true);
    try {
      const told = await loadList(who, chosen.id, chosen.data, twins, false);
      setDone(told.entrants);
      setChosen(null);
      setTrouble("");
      onLoaded();
    } catch (error) {
      setTrouble(troubleIn(error));
    }
    setBusy(false);
  };
  return (
    <div class="load-list">
      <label class="labelled">
        <span class="muted">{say("staff-list")}</span>
        <input
          class="input"
          type="file"
          name="list"
          accept=".csv,.txt,.json,text/csv"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      <p class="trouble" role="alert">
        {trouble}
      </p>
      <p role="status">{done > 0 && say("staff-list-done", { count: done })}</p>
      {chosen && <Told chosen={chosen} busy={busy} onLoad={(twins) => void load(twins)} />}
    </div>
  );
}

interface ToldProps {
  chosen: Chosen;
  busy: boolean;
  onLoad: (twins: "once" | "both" | null) => void;
}

/** What is in the list, what is not taken from it, and the question about names that are there twice. */
function Told({ chosen: { name, told }, busy, onLoad }: ToldProps) {
  return (
    <div class="list-told">
      <b>{say("staff-list-found", { file: name, count: told.entrants })}</b>
      {told.skipped.length > 0 && <p>{say("staff-list-skipped", { columns: told.skipped.join(", ") })}</p>}
      {told.unasked.length > 0 && (
        <p>
          {say("staff-list-unasked", { columns: told.unasked.map((each) => say(`staff-asks-${each}`)).join(", ") })}
        </p>
      )}
      {told.twins.length > 0 && <p>{say("staff-list-twins", { names: told.twins.join(", ") })}</p>}
      <div class="row">
        {(told.twins.length > 0 ? (["once", "both"] as const) : ([null] as const)).map((twins) => (
          <button key={twins} type="button" class="button ink" disabled={busy} onClick={() => onLoad(twins)}>
            {say(twins ? `staff-list-${twins}` : "staff-list-load")}
          </button>
        ))}
      </div>
    </div>
  );
}
