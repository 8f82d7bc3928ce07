import { render } from "preact";
import "virtual:palettes.css";
import "./look/tokens.css";
import "./look/base.css";
import "./cards/cards.css";
import "./table/table.css";
import "./table/explanation.css";
import "./settings/settings.css";
import "./start/start.css";
import "./live/live.css";
import { App } from "./App";
import { round } from "./learn/state";
import { notice } from "./notice";
import { deckFor } from "./play/deal";
import { open } from "./play/round";
import { followHistory } from "./router";
import { choose, keepSettings, language } from "./settings/settings";
import type { Language } from "./words/languages";
import { say, speak } from "./words/speak";

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
    document.title = say("page-title");
  } catch {
    notice.value = { message: "problem-language", args: {} };
    choose({ language: root.lang as Language });
  }
}

const { deck, problem } = deckFor(location.search);
round.value = open(deck);
notice.value = problem && { message: problem.message, args: { ...problem.args } };
keepSettings(root);
followHistory();
await speakChosen();
render(<App />, document.getElementById("page") ?? document.body);
language.subscribe(() => void speakChosen());
