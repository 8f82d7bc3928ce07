import { useState } from "preact/hooks";
import { ApiError } from "../api";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { type Day, tellDay } from "./api";
import { newId } from "./outbox";

interface Props {
  day: Day;
  session: string;
  /** Whose call it is: a judge's from this table, or a player's. */
  from: { readonly table: number } | { readonly number: number };
  onSent: () => void;
  /** Only a bell, where there is no room for words. */
  bell?: boolean;
}

/** Asks somebody of the staff to come; the button says so until somebody has answered. */
export function CallDesk({ day, session, from, onSent, bell = false }: Props) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const waits = (day.calls ?? []).some((each) =>
    "number" in from ? each.number === from.number : each.number === null && each.table === from.table,
  );
  const words = say(waits ? "day-called" : "day-call");
  const call = async () => {
    setBusy(true);
    const error = await tellDay(day.competition, session, newId(), { type: "CallDesk" }).then(
      () => null,
      (told) => (told instanceof ApiError ? told : new ApiError("offline", "")),
    );
    setTrouble(error ? refusalInWords(error) : "");
    setBusy(false);
    onSent();
  };
  return (
    <>
      {bell ? (
        <button
          type="button"
          class="day-bell"
          aria-label={words}
          title={words}
          disabled={busy || waits}
          data-waits={waits}
          onClick={() => void call()}
        >
          <Bell />
        </button>
      ) : (
        <button type="button" class="button" disabled={busy || waits} onClick={() => void call()}>
          {words}
        </button>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

const Bell = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3a6 6 0 0 0-6 6v5l-2 3h16l-2-3V9a6 6 0 0 0-6-6zm-2.5 15.5a2.5 2.5 0 0 0 5 0z" />
  </svg>
);
