import { useState } from "preact/hooks";
import { Sign } from "../cards/Face";
import { Symbols } from "../cards/Symbols";
import type { Language } from "./languages";
import { LOST } from "./lost";

/** The words of the page could not be fetched: why, and a way to try again. */
export function WordsLost({ language, onAgain }: { language: Language; onAgain: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await onAgain();
    setBusy(false);
  };
  return (
    <>
      <Symbols />
      <main class="no-table" lang={language} aria-busy={busy}>
        <Sign glyph="neither" />
        <h1>{LOST[language].why}</h1>
        <button type="button" class="button main" disabled={busy} onClick={() => void again()}>
          {LOST[language].again}
        </button>
      </main>
    </>
  );
}
