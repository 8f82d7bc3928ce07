import { useState } from "preact/hooks";
import { type ApiError, openTable, printPuzzles } from "../api";
import { go } from "../router";
import { save } from "../save";
import { language } from "../settings/settings";
import { apiErrorOf } from "../start/api-error";
import { ErrorLine } from "../start/ErrorLine";
import { FIRST_OPTIONS } from "../start/options";
import { StartHead } from "../start/StartHead";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";
import "./class.css";

const COUNTS = [6, 12, 24, 48];
const SEEDS = 1_000_000;

/** For a class: a table where nobody has a name or writes, and puzzles on paper. */
export function ClassPage() {
  const [count, setCount] = useState(12);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const carefully = async (way: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    await beSomebody(knownName.value)
      .then(way)
      .catch((error) => setTrouble(apiErrorOf(error)));
    setBusy(false);
  };
  const open = () =>
    carefully(async () => {
      const found = await openTable({
        rule_set: "quick",
        options: { ...FIRST_OPTIONS, visibility: "by-link", talk: "numbers" },
      });
      go(`/t/${found.code}`);
    });
  const print = () =>
    carefully(async () => {
      const seed = Math.floor(Math.random() * SEEDS);
      save(await printPuzzles({ lang: language.value, puzzles: count, seed }), "puzzles.pdf");
    });
  return (
    <div class="start new">
      <StartHead />
      <main>
        <div class="new-form class-page">
          <h1>{say("to-class")}</h1>
          <ErrorLine trouble={trouble} />
          <section aria-labelledby="class-table">
            <h2 id="class-table">{say("class-table")}</h2>
            <p>{say("class-table-how")}</p>
            <button type="button" class="button main" onClick={() => void open()}>
              {say("act-open-table")}
            </button>
          </section>
          <section aria-labelledby="class-puzzles">
            <h2 id="class-puzzles">{say("class-puzzles")}</h2>
            <p>{say("class-puzzles-how")}</p>
            <div class="class-print">
              <label class="labelled">
                <span class="muted">{say("class-count")}</span>
                <select
                  class="input"
                  name="puzzles"
                  value={count}
                  onChange={(event) => setCount(Number(event.currentTarget.value))}
                >
                  {COUNTS.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" class="button ink" aria-busy={busy} onClick={() => void print()}>
                {say("class-print")}
              </button>
            </div>
          </section>
        </div>
      </main>
    </div>
  );
}
