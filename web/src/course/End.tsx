import { useState } from "preact/hooks";
import { ApiError } from "../api";
import { Shown } from "../lesson/Trio";
import { go, Link } from "../router";
import { ErrorLine } from "../start/ErrorLine";
import { playWithBots } from "../start/play-now";
import { knownName } from "../who";
import { say } from "../words/speak";
import { addressOf, enterStep, found } from "./state";

const PATIENT = 6; // the bot of a first evening, the slowest there is

/** The end of the course is a table, with a bot that leaves time to look. */
export function End() {
  return (
    <>
      <div class="lesson-cloth course-found">
        {found().length > 0 && <h2>{say("course-found")}</h2>}
        {found().map((trio) => (
          <div class="lesson-trio" key={trio.join()}>
            {trio.map((card) => (
              <Shown key={card} card={card} />
            ))}
          </div>
        ))}
      </div>
      <div class="lesson-dock">
        <ToTable />
        <nav class="course-ways" aria-label={say("course-more")}>
          <Link to="/drills" class="button">
            <b>{say("to-drills")}</b>
            <span>{say("course-drills")}</span>
          </Link>
          <Link to="/alone/practice" class="button">
            <b>{say("practice-title")}</b>
            <span>{say("course-practice")}</span>
          </Link>
        </nav>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            enterStep(0);
            go(addressOf(0));
          }}
        >
          {say("course-again")}
        </button>
      </div>
    </>
  );
}

/** A table of one's own, with the bot already there. */
function ToTable() {
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await playWithBots(knownName.value, [PATIENT]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ErrorLine trouble={trouble} />
      <button type="button" class="button main lesson-next to-table" onClick={() => void play()}>
        {say("course-to-table")}
      </button>
    </>
  );
}
