import { useEffect, useState } from "preact/hooks";
import { type ApiError, openTable } from "../api";
import { Back } from "../cards/Face";
import { go, Link } from "../router";
import { apiErrorOf } from "../start/api-error";
import { ErrorLine } from "../start/ErrorLine";
import { FIRST_OPTIONS } from "../start/options";
import { StartHead } from "../start/StartHead";
import { Mini } from "../table/Mini";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";
import { AIMS, nameOf } from "./aim";
import { linkOf } from "./link";
import { bestOf } from "./result";
import { isOver } from "./run";
import { bests, fetchBests, linkToRun, recallAll, run } from "./state";
import { aimInWords, resultInWords } from "./words";
import "./frame.css";
import "./alone.css";

recallAll(); // when the page is first opened

/** The ways to play alone, each one press away. */
export function AlonePage() {
  useEffect(() => void fetchBests(), []);
  return (
    <div class="start alone">
      <StartHead />
      <main>
        <div class="alone-sheet">
          <h1>{say("alone-title")}</h1>
          <section class="alone-clock" aria-labelledby="alone-clock-title">
            <h2 id="alone-clock-title">{say("clock-title")}</h2>
            <Waiting />
            <Aims by="finds" />
            <Aims by="minutes" />
          </section>
          <div class="alone-others">
            <Solitaire />
            <Link to="/alone/practice" class="alone-tile">
              <span class="hand" aria-hidden="true">
                <Mini card="1rdf" />
                <Mini card="2psh" />
                <Mini card={undefined} />
              </span>
              <b>{say("practice-title")}</b>
              <span>{say("practice-how")}</span>
            </Link>
            <Link to="/drills" class="alone-tile">
              <span class="hand" aria-hidden="true">
                <Mini card="1gde" />
                <Mini card="2gdh" />
                <Mini card="3pdf" />
              </span>
              <b>{say("to-drills")}</b>
              <span>{say("to-drills-how")}</span>
            </Link>
          </div>
        </div>
      </main>
    </div>
  );
}

/** A run that was left. */
function Waiting() {
  const now = run.value;
  if (!now || isOver(now)) return null;
  return (
    <Link to={linkToRun(now)} class="button ink">
      {say("clock-waiting", { title: aimInWords(now.aim) })}
    </Link>
  );
}

function Aims({ by }: { by: "finds" | "minutes" }) {
  return (
    <>
      <h3>{say(`clock-by-${by}`)}</h3>
      <ul class="alone-aims">
        {AIMS.filter((aim) => aim.by === by).map((aim) => {
          const best = bestOf(bests.value, aim);
          return (
            <li key={nameOf(aim)}>
              <Link to={linkOf(aim)} class="button">
                {aimInWords(aim)}
                {best && <small>{say("clock-best-is", { text: resultInWords(best) })}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** By the sheets, at a table of the server (A-12, P-4, R-7). */
function Solitaire() {
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await beSomebody(knownName.value);
      const table = await openTable({ rule_set: "solitaire", options: { ...FIRST_OPTIONS, visibility: "by-link" } });
      go(`/t/${table.code}`, { bots: [] });
    } catch (error) {
      setTrouble(apiErrorOf(error));
      setBusy(false);
    }
  };
  return (
    <div>
      <button type="button" class="alone-tile" onClick={() => void play()}>
        <span class="hand" aria-hidden="true">
          <span class="mini">
            <Back />
          </span>
          <Mini card="3goe" />
          <Mini card={undefined} />
        </span>
        <b>{say("rule-set-solitaire")}</b>
        <span>{say("rule-set-solitaire.description")}</span>
      </button>
      <ErrorLine trouble={trouble} />
    </div>
  );
}
