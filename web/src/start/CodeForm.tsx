import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../words/speak";
import type { Steps } from "./steps";

/** To a table by its code or its link. On a phone it opens when somebody wants it. */
export function CodeForm({ steps, open }: { steps: Steps; open: boolean }) {
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  return (
    <form
      class="way-code"
      data-open={open}
      onSubmit={(event) => {
        event.preventDefault();
        steps.join(codeIn(code));
      }}
    >
      <label class="labelled">
        <span class="muted">{say("table-code")}</span>
        <input
          class="input code"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          required
          ref={input}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button ink">
        {say("join")}
      </button>
    </form>
  );
}

/** The code in what somebody has typed or pasted: the code itself, or a link that ends in it. */
export const codeIn = (text: string): string =>
  /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text.replaceAll(/[^\p{L}\p{N}]/gu, "");
