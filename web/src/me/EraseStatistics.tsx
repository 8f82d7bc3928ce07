import { useState } from "preact/hooks";
import { useAttempt } from "../account/attempt";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { eraseStatistics } from "./api";

/** Erase times and mistakes alone. It asks once more, and says what stays. */
export function EraseStatistics({ onErased }: { onErased: () => void }) {
  const [asked, setAsked] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  const erase = async () => {
    if (!(await attempt(async () => void (await eraseStatistics())))) return;
    setAsked(false);
    onErased();
  };
  return (
    <section class="erase-statistics">
      <p class="muted">{say("stats-data")}</p>
      {asked ? (
        <div class="sure" role="alert">
          <p>{say("stats-erase-sure")}</p>
          <button type="button" class="button" onClick={() => setAsked(false)}>
            {say("stats-erase-keep")}
          </button>
          <button type="button" class="button danger" aria-busy={busy} onClick={() => void erase()}>
            {say("stats-erase-now")}
          </button>
        </div>
      ) : (
        <button type="button" class="button" onClick={() => setAsked(true)}>
          {say("stats-erase")}
        </button>
      )}
      <p class="trouble" role="alert">
        {trouble && refusalInWords(trouble)}
      </p>
    </section>
  );
}
