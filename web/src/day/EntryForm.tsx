import { useState } from "preact/hooks";
import { useAttempt } from "../account/attempt";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { Asked, Day, Details, Photo, Privacy } from "./api";
import { askDay } from "./api";
import { agesOf } from "./bands";
import { written } from "./dates";
import { Done, type Entered } from "./EntryDone";
import { Choice, Field, type Keyboard, Tick } from "./fields";
import { newId } from "./outbox";
import "./form.css";

const ADULT = 18;
const NOTHING: Privacy = { asks: [], shows: "number", until: null };
/** The fields of each thing that may be asked, with what browsers know of them. */
const FIELDS: Record<Exclude<Asked, "guardian" | "photo">, [keyof Details, string, Keyboard?][]> = {
  address: [
    ["address", "street-address"],
    ["postcode", "postal-code"],
    ["city", "address-level2"],
    ["state", "address-level1"],
  ],
  phone: [["phone", "tel", "tel"]],
  email: [["email", "email", "email"]],
};

/** Where people enter by themselves: only what the organiser has switched on is asked. */
export function EntryForm({ day }: { day: Day }) {
  const [entered, setEntered] = useState<Entered | null>(null);
  if (entered) return <Done day={day} entered={entered} onAnother={() => setEntered(null)} />;
  const closed = day.status !== "entering" ? "form-after-draw" : day.setup.entry_form ? "" : "form-off";
  if (closed) return <p class="day-seat none">{say(closed)}</p>;
  return <Questions day={day} onEntered={setEntered} />;
}

function Questions({ day, onEntered }: { day: Day; onEntered: (entered: Entered) => void }) {
  const [id] = useState(newId);
  const [details, setDetails] = useState<Details>({ name: "" });
  const [division, setDivision] = useState("");
  const { busy, trouble, attempt } = useAttempt();
  const { privacy = NOTHING, divisions = [] } = day.setup;
  const asks = (what: Asked) => privacy.asks.includes(what);
  const give = (part: Partial<Details>) => setDetails((before) => ({ ...before, ...part }));
  const field = (name: keyof Details, complete: string, keyboard: Keyboard = "text") => (
    <Field
      key={name}
      label={say(`form-${name}`)}
      keyboard={keyboard}
      complete={complete}
      value={String(details[name] ?? "")}
      onGive={(text) => give({ [name]: text })}
    />
  );
  const send = (event: Event) => {
    event.preventDefault();
    void attempt(async () =>
      onEntered(await askDay<Entered>(day.competition, "/entry", undefined, { id, details, division })),
    );
  };
  return (
    <form class="entry-form" onSubmit={send}>
      <h2>{say("form-title")}</h2>
      <Field
        label={say("form-name")}
        complete="name"
        required
        value={details.name}
        about={shownAs(privacy.shows, details)}
        onGive={(name) => give({ name })}
      />
      {divisions.length > 0 && (
        <Choice
          label={say("form-division")}
          options={divisions.map((each, at) => ({
            value: each.name,
            label: each.name,
            about: agesOf(divisions, at),
          }))}
          value={division}
          required
          onChoose={setDivision}
        />
      )}
      {(Object.keys(FIELDS) as (keyof typeof FIELDS)[])
        .filter(asks)
        .flatMap((asked) => FIELDS[asked].map((each) => field(...each)))}
      {asks("guardian") && (
        <Field
          label={say("form-guardian")}
          about={say("form-guardian-about")}
          complete="off"
          required={isMinor(day, division)}
          value={details.guardian ?? ""}
          onGive={(guardian) => give({ guardian })}
        />
      )}
      {asks("photo") && (
        <Choice
          label={say("form-photo")}
          options={[
            { value: "given", label: say("form-photo-given") },
            { value: "refused", label: say("form-photo-refused") },
          ]}
          value={details.photo ?? ""}
          onChoose={(photo) => give({ photo: photo as Photo })}
        />
      )}
      {privacy.shows === "first-name" && (
        <Tick label={say("form-unlisted")} on={details.unlisted ?? false} onTick={(unlisted) => give({ unlisted })} />
      )}
      <p class="entry-kept">{keptText(privacy.until)}</p>
      <p class="trouble" role="alert">
        {trouble && (trouble.code === "id-used" ? say("form-entered-before") : refusalInWords(trouble))}
      </p>
      <button type="submit" class="button main" aria-busy={busy}>
        {say("form-send")}
      </button>
    </form>
  );
}

/** What the public will read. */
function shownAs(shows: string, { name, unlisted }: Details): string {
  if (shows === "number" || unlisted) return say("form-by-number");
  const [first] = name.trim().split(/\s+/);
  return first ? say("form-shown-as", { name: first }) : say("form-by-name");
}

const isMinor = (day: Day, division: string): boolean =>
  (day.setup.divisions ?? []).some((each) => each.name === division && each.up_to !== null && each.up_to < ADULT);

const keptText = (until: string | null): string =>
  until ? say("form-kept-until", { date: written(until) }) : say("form-kept");
