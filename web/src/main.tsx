import { render } from "preact";
import "virtual:palettes.css";
import "./look/tokens.css";
import "./look/base.css";
import "./cards/cards.css";
import "./table/table.css";
import "./table/explanation.css";
import "./settings/settings.css";
import { App } from "./App";
import { notice } from "./notice";
import { deckFor } from "./play/deal";
import { open } from "./play/round";
import { keepSettings, language } from "./settings/settings";
import { round } from "./table/state";
import { say, speak } from "./words/speak";

const page = document.getElementById("page") ?? document.body;

async function useLanguage(): Promise<void> {
  try {
    await speak(language.value);
    document.documentElement.lang = language.value;
    document.title = say("page-title");
  } catch {
    notice.value = { message: "problem-language", args: {} };
  }
}

const { deck, problem } = deckFor(location.search);
round.value = open(deck);
notice.value = problem && { message: problem.message, args: problem.args };
keepSettings(document.documentElement);
await useLanguage();
render(<App />, page);
language.subscribe(() => void useLanguage());
