import { useState } from "preact/hooks";
import { say } from "../words/speak";
import { Elsewhere } from "./Elsewhere";
import { Links } from "./Links";
import type { Staff } from "./staff";

/** What everyone sees: announcements, the standings, the wall; and the links that let others help. */
export function Screens({ staff }: { staff: Staff }) {
  const { day, act, busy } = staff;
  return (
    <>
      <section class="screens" aria-labelledby="screens-title">
        <h2 id="screens-title">{say("staff-screens-title")}</h2>
        <Announce staff={staff} />
        <div class="row">
          <button
            type="button"
            class="button"
            aria-pressed={day.frozen}
            disabled={busy}
            onClick={() => void act({ type: "Freeze", frozen: !day.frozen })}
          >
            {say(day.frozen ? "staff-unfreeze" : "staff-freeze")}
          </button>
          <Elsewhere to={`/c/${day.competition}/projector`}>{say("staff-projector")}</Elsewhere>
          {(day.status === "finals" || day.status === "over") && (
            <Elsewhere to={`/c/${day.competition}/ceremony`}>{say("ceremony-title")}</Elsewhere>
          )}
          <Elsewhere to={`/c/${day.competition}`}>{say("staff-public")}</Elsewhere>
        </div>
      </section>
      <Links staff={staff} />
    </>
  );
}

function Announce({ staff }: { staff: Staff }) {
  const { day, act, busy } = staff;
  const [text, setText] = useState("");
  const send = async (event: Event) => {
    event.preventDefault();
    if (await act({ type: "Announce", text })) setText("");
  };
  return (
    <form class="fields" onSubmit={(event) => void send(event)}>
      <label class="labelled">
        <span class="muted">{say("staff-announce-field")}</span>
        <input
          class="input"
          name="announcement"
          required
          maxLength={200}
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="button" disabled={busy}>
          {say("staff-announce")}
        </button>
        {day.announcement && (
          <button type="button" class="button" disabled={busy} onClick={() => void act({ type: "Announce", text: "" })}>
            {say("staff-announce-end")}
          </button>
        )}
      </div>
      {day.announcement && <p class="said">{day.announcement}</p>}
    </form>
  );
}
