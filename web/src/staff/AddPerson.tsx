import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Details } from "../day/api";
import { say } from "../words/speak";
import { type Asked, command, type Saying } from "./api";
import { DivisionField } from "./MovePerson";
import type { Staff } from "./staff";

const TEXTS: Readonly<Partial<Record<Asked, readonly (keyof Details)[]>>> = {
  address: ["address", "postcode", "city", "state"],
  phone: ["phone"],
  email: ["email"],
  guardian: ["guardian"],
};

/** The fields for what is asked of people. */
export const askedFields = (asks: readonly Asked[]): (keyof Details)[] => asks.flatMap((each) => TEXTS[each] ?? []);

/** Somebody enters at the desk: before the draw at once, afterwards with a preview of who moves. */
export function AddPerson({ staff, onDone }: { staff: Staff; onDone: () => void }) {
  const { day, who, attempt, consider, busy } = staff;
  const byAge = day.setup.divisions.some((each) => each.up_to !== null);
  const [details, setDetails] = useState<Readonly<Record<string, string>>>({ name: "" });
  const [division, setDivision] = useState(byAge ? "" : (day.setup.divisions[0]?.name ?? ""));
  const [age, setAge] = useState("");
  const [group, setGroup] = useState("");
  const set = (field: string) => (value: string) => setDetails({ ...details, [field]: value });
  const fields = askedFields(day.setup.privacy.asks);
  const send = async (event: Event) => {
    event.preventDefault();
    const told = { ...details, ...(age ? { age: Number(age) } : {}) };
    const enter: Saying = { type: "Enter", details: told, division, group };
    if (day.status !== "entering") {
      const name = details.name ?? "";
      consider({ say: enter, title: say("staff-enters", { name }), button: say("staff-do-it") });
      onDone();
    } else if (await attempt(() => command(who, enter))) {
      setDetails({ name: "" });
      setAge("");
    }
  };
  return (
    <form class="fields" onSubmit={(event) => void send(event)}>
      <Text word="name" value={details.name ?? ""} onValue={set("name")} required focused />
      {byAge && <Text word="age" value={age} onValue={setAge} numeric />}
      {day.setup.divisions.length > 0 && (
        <DivisionField staff={staff} division={division} onDivision={setDivision} open={byAge} />
      )}
      <Text word="group" value={group} onValue={setGroup} />
      {fields.map((field) => (
        <Text key={field} word={field} value={details[field] ?? ""} onValue={set(field)} />
      ))}
      <div class="row">
        <button type="submit" class="button ink" disabled={busy}>
          {say(day.status === "entering" ? "staff-enter" : "staff-enter-preview")}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {say("staff-cancel")}
        </button>
      </div>
    </form>
  );
}

interface TextProps {
  word: string;
  value: string;
  onValue: (value: string) => void;
  required?: boolean;
  numeric?: boolean;
  /** Is it ready to be typed into? */
  focused?: boolean;
}

export function Text({ word, value, onValue, required = false, numeric = false, focused = false }: TextProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return (
    <label class="labelled">
      <span class="muted">{say(`staff-field-${word}`)}</span>
      <input
        ref={field}
        class="input"
        name={word}
        autocomplete="off"
        required={required}
        inputMode={numeric ? "numeric" : "text"}
        maxLength={numeric ? 3 : 200}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  );
}
