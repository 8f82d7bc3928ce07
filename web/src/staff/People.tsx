import { useState } from "preact/hooks";
import { say } from "../words/speak";
import { AddPerson } from "./AddPerson";
import type { StaffEntrant } from "./api";
import { EraseAll } from "./EraseAll";
import { search } from "./finding";
import { LoadList } from "./LoadList";
import { MovePerson } from "./MovePerson";
import { PersonDetails } from "./PersonDetails";
import type { Staff } from "./staff";
import "./people.css";

/** Everyone who has entered: find somebody, enter somebody, let somebody leave or return. */
export function People({ staff }: { staff: Staff }) {
  const { day } = staff;
  const [typed, setTyped] = useState("");
  const [adding, setAdding] = useState(false);
  const here = day.entrants.filter((each) => each.here).length;
  const over = day.status === "finals" || day.status === "over";
  return (
    <section class="staff-people" aria-labelledby="people-title">
      <h2 id="people-title">
        {say("staff-people")}{" "}
        <small>{say("staff-here", { here: String(here), of: String(day.entrants.length) })}</small>
      </h2>
      <label class="labelled">
        <span class="muted">{say("staff-search")}</span>
        <input class="input" type="search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <ul>
        {search(day.entrants, typed).map((each) => (
          <Person key={each.number} staff={staff} person={each} />
        ))}
      </ul>
      {!over && !adding && (
        <button type="button" class="button" onClick={() => setAdding(true)}>
          {say(day.status === "entering" ? "staff-add" : "staff-add-late")}
        </button>
      )}
      {!over && adding && <AddPerson staff={staff} onDone={() => setAdding(false)} />}
      {day.status === "entering" && (
        <LoadList who={staff.who} onLoaded={() => void staff.attempt(async () => undefined)} />
      )}
      <EraseAll staff={staff} />
    </section>
  );
}

function Person({ staff, person }: { staff: Staff; person: StaffEntrant }) {
  const { number, name, here, division } = person;
  const [open, setOpen] = useState(false);
  const asked = staff.day.setup.privacy.asks.includes("photo");
  const photo = asked && say(`staff-photo-${person.details?.photo ?? "none"}`);
  return (
    <li data-here={here}>
      <span>{number}</span>
      <button type="button" class="person-name" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{name || say("staff-nameless")}</span>
        <small>{[division, here ? "" : say("staff-away"), photo].filter(Boolean).join(" · ")}</small>
      </button>
      <ComeOrGo staff={staff} person={person} />
      {open && <PersonDetails staff={staff} person={person} />}
      {open && <MovePerson staff={staff} person={person} onDone={() => setOpen(false)} />}
    </li>
  );
}

/** Leaves, or is back: at once before the draw, and afterwards with a preview of who moves. */
function ComeOrGo({ staff, person: { number, name, here } }: { staff: Staff; person: StaffEntrant }) {
  const { day, act, consider, busy } = staff;
  const say_ = { type: here ? "Withdraw" : "Return", number };
  const words = { number: String(number), name };
  const press = () => {
    if (day.status === "entering") void act(say_);
    else {
      const title = say(here ? "staff-leaves" : "staff-returns", words);
      consider({ say: say_, title, button: say("staff-do-it") });
    }
  };
  return (
    <button
      type="button"
      class={here ? "button quiet" : "button"}
      disabled={busy}
      aria-label={say(here ? "staff-leaves" : "staff-returns", words)}
      onClick={press}
    >
      {say(here ? "staff-leave" : "staff-return")}
    </button>
  );
}
