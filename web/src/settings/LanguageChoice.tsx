import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../words/languages";
import { say } from "../words/speak";
import { choose, language } from "./settings";
import "./language.css";

/** The language, one press away on every page that is not a table. */
export function LanguageChoice() {
  return (
    <select
      class="language-choice"
      aria-label={say("setting-language")}
      value={language.value}
      onChange={(event) => choose({ language: event.currentTarget.value as Language })}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </select>
  );
}
