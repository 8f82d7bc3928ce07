import { useState } from "preact/hooks";
import { say } from "../words/speak";
import type { StaffEntrant } from "./api";
import type { Staff } from "./staff";
import { WhyField } from "./WhyField";

/** Another division for somebody, with the reason. */
export function MovePerson({ staff, person, onDone }: { staff: Staff; person: StaffEntrant; onDone: () => void }) {
  const [division, setDivision] = useState(person.division);
  const [why, setWhy] = useState("");
  if (staff.day.setup.divisions.length === 0) return <p class="muted">{say("staff-no-divisions")}</p>;
  const send = async (event: Event) => {
    event.preventDefault();
    if (await staff.act({ type: "ChangeEntrant", number: person.number, division, why })) onDone();
  };
  return (
    <form class="fields" onSubmit={(event) => void send(event)}>
      <DivisionField staff={staff} division={division} onDivision={setDivision} />
      <WhyField why={why} onWhy={setWhy} />
      <button type="submit" class="button" disabled={staff.busy || division === person.division}>
        {say("staff-change-division")}
      </button>
    </form>
  );
}

export function DivisionField(props: {
  staff: Staff;
  division: string;
  onDivision: (name: string) => void;
  open?: boolean;
}) {
  const { staff, division, onDivision, open = false } = props;
  return (
    <label class="labelled">
      <span class="muted">{say("staff-division")}</span>
      <select
        class="input"
        name="division"
        value={division}
        onChange={(event) => onDivision(event.currentTarget.value)}
      >
        {open && <option value="">{say("staff-division-by-age")}</option>}
        {staff.day.setup.divisions.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
