import "./sheets";
import { render } from "preact";
import { App } from "./App";
import { notice } from "./notice";
import { atRest, keepPages } from "./offline/keep-pages";
import { sendWhatWaits } from "./results/wake";
import { followHistory } from "./router";
import { choose, keepSettings, language } from "./settings/settings";
import type { Language } from "./words/languages";
import { speak } from "./words/speak";
import { WordsLost } from "./words/WordsLost";

const root = document.documentElement;
let spoken: Language | null = null;

/** Speak the chosen language. If its words cannot be had, say so and stay with the one before. */
async function speakChosen(): Promise<void> {
  const chosen = language.value;
  if (chosen === spoken) return;
  try {
    await speak(chosen);
    if (chosen !== language.value) return; // another one was chosen meanwhile
    spoken = chosen;
    root.lang = chosen;
  } catch {
    if (!spoken) return; // there are no words to say so
    notice.value = { message: "problem-language", args: {} };
    choose({ language: spoken });
    await speak(spoken); // a page may have asked for words meanwhile
  }
}

/** Show the page, once there are words for it. */
async function show(): Promise<void> {
  await speakChosen();
  const shown = spoken ? <App /> : <WordsLost language={language.value} onAgain={show} />;
  render(shown, document.getElementById("page") ?? document.body);
}

keepSettings(root);
followHistory();
await show();
language.subscribe(() => void speakChosen());
sendWhatWaits();
atRest(() => void keepPages().catch(() => undefined)); // a convenience: without it the pages work with a connection
