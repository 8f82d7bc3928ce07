import { useState } from "preact/hooks";
import { say } from "../words/speak";
import { FEWEST, MOST, mayCallWith } from "./around";
import { keyName } from "./keyname";

interface Props {
  names: readonly string[];
  keys: readonly string[];
  onNames: (names: readonly string[]) => void;
  onKey: (person: number, code: string) => void;
}

/** Who plays, and with which key each one calls. */
export function Names({ names, keys, onNames, onKey }: Props) {
  return (
    <fieldset class="names">
      <legend>{say("together-people")}</legend>
      {names.map((name, n) => (
        <div class="named" key={n}>
          <input
            class="input"
            autocomplete="off"
            maxLength={24}
            aria-label={say("together-name", { n: n + 1 })}
            placeholder={say("together-player", { n: n + 1 })}
            value={name}
            onInput={(event) => onNames(names.with(n, event.currentTarget.value))}
          />
          <KeyChoice n={n} code={keys[n] ?? ""} onKey={(code) => onKey(n, code)} />
          {names.length > FEWEST && (
            <button
              type="button"
              class="button quiet drop"
              aria-label={say("together-drop", { n: n + 1 })}
              onClick={() => onNames(names.toSpliced(n, 1))}
            >
              <span aria-hidden="true">×</span>
            </button>
          )}
        </div>
      ))}
      {names.length < MOST && (
        <button type="button" class="button add" onClick={() => onNames([...names, ""])}>
          {say("together-add")}
        </button>
      )}
    </fieldset>
  );
}

/** Press it, then the key to call with. Escape and the mouse leave it unchanged. */
function KeyChoice({ n, code, onKey }: { n: number; code: string; onKey: (code: string) => void }) {
  const [asks, setAsks] = useState(false);
  const choose = (event: KeyboardEvent) => {
    if (!asks || event.code === "Tab") return;
    event.preventDefault();
    if (mayCallWith(event.code)) onKey(event.code);
    if (mayCallWith(event.code) || event.code === "Escape") setAsks(false);
  };
  return (
    <button
      type="button"
      class="button key-choice"
      data-asks={asks}
      aria-label={asks ? say("together-press") : say("together-key", { n: n + 1, key: keyName(code) })}
      onClick={(event) => event.detail > 0 && setAsks(!asks)}
      onKeyDown={(event) => (asks ? choose(event) : ["Enter", " "].includes(event.key) && setAsks(true))}
      onBlur={() => setAsks(false)}
    >
      <span class="key">{asks ? "?" : keyName(code)}</span>
    </button>
  );
}
