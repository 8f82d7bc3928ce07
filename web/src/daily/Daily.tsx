import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../api";
import { ResultsTold } from "../results/Told";
import { StartHead } from "../start/StartHead";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { PuzzleAddress } from "./addresses";
import { Done } from "./Done";
import { Ready } from "./Ready";
import { Solve } from "./Solve";
import { isBegun, isOver } from "./solving";
import { load, solving } from "./state";
import "./daily.css";
import "./sheet.css";

/** The puzzle of a day: its rule before the clock runs, then its cards, then how it went. */
export function Daily({ at }: { at: PuzzleAddress }) {
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  useEffect(() => {
    load(at).catch((error) => setTrouble(error instanceof ApiError ? error : new ApiError("offline")));
  }, [at.size, at.day]);
  const now = solving.value;
  if (now && isBegun(now) && !isOver(now)) return <Solve now={now} />;
  return (
    <div class="daily-page">
      <StartHead />
      <main class="daily-sheet" aria-busy={!now && !trouble}>
        {!now && <h1>{say("to-daily")}</h1>}
        {trouble && (
          <p class="trouble" role="alert">
            {refusalInWords(trouble)}
          </p>
        )}
        {now && (isOver(now) ? <Done now={now} /> : <Ready now={now} />)}
        <ResultsTold />
        <p class="fine">{say("trademark")}</p>
      </main>
    </div>
  );
}
