import { useState } from "preact/hooks";
import type { Details, Photo } from "../day/api";
import { say } from "../words/speak";
import { askedFields, Text } from "./AddPerson";
import { changeDetails, eraseDetails, type StaffEntrant, savePerson } from "./api";
import type { Staff } from "./staff";

const PHOTOS: readonly Photo[] = ["none", "paper", "given", "refused"];

interface Props {
  staff: Staff;
  person: StaffEntrant;
}

/** What is known of somebody, for the staff: to correct, to hand out, to delete. */
export function PersonDetails({ staff, person }: Props) {
  const { day, who, attempt, busy } = staff;
  const { privacy } = day.setup;
  const [details, setDetails] = useState<Details>(person.details ?? { name: "" });
  const [sure, setSure] = useState(false);
  const give = (part: Partial<Details>) => setDetails({ ...details, ...part });
  const send = (event: Event) => {
    event.preventDefault();
    void attempt(() => changeDetails(who, person.number, details));
  };
  const erase = async () => {
    if (await attempt(() => eraseDetails(who, person.number))) setDetails({ name: "" });
    setSure(false);
  };
  return (
    <form class="fields person-details" onSubmit={send}>
      <Text word="name" value={details.name} onValue={(name) => give({ name })} required />
      {askedFields(privacy.asks).map((field) => (
        <Text
          key={field}
          word={field}
          value={String(details[field] ?? "")}
          onValue={(text) => give({ [field]: text })}
        />
      ))}
      {privacy.asks.includes("photo") && (
        <label class="labelled">
          <span class="muted">{say("staff-field-photo")}</span>
          <select
            class="input"
            name="photo"
            value={details.photo ?? "none"}
            onChange={(event) => give({ photo: event.currentTarget.value as Photo })}
          >
            {PHOTOS.map((each) => (
              <option key={each} value={each}>
                {say(`staff-photo-${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {privacy.shows === "first-name" && (
        <label class="day-check">
          <input
            type="checkbox"
            checked={details.unlisted ?? false}
            onChange={(event) => give({ unlisted: event.currentTarget.checked })}
          />
          {say("form-unlisted")}
        </label>
      )}
      <div class="row">
        <button type="submit" class="button ink" disabled={busy}>
          {say("staff-details-save")}
        </button>
        <button type="button" class="button" onClick={() => void attempt(() => savePerson(who, person.number))}>
          {say("staff-details-file")}
        </button>
        {person.details && (
          <button type="button" class="button" disabled={busy} onClick={() => (sure ? void erase() : setSure(true))}>
            {say(sure ? "staff-details-sure" : "staff-details-erase")}
          </button>
        )}
      </div>
    </form>
  );
}
