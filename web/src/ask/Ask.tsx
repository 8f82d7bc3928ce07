import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Args, say } from "../words/speak";

interface AskProps {
  message: string; // the question; its `.yes` and `.no` are the answers
  args?: Args;
  act?: string; // what it says to the table
  look?: string;
  closes?: boolean; // “yes” closes the sheet that contains it
  onYes: () => void;
  children: ComponentChildren; // what is pressed first
}

/**
 * A button that asks once more, in its own place. “No” has the focus: a second press does no harm, and a screen reader
 * reads the question before it. The focus moves with the question, so that Escape never goes to what lies behind it.
 */
export function Ask({ message, args = {}, act, look = "button", closes = false, onYes, children }: AskProps) {
  const [asks, setAsks] = useState(false);
  const focus = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (asks || asked.current) focus.current?.focus();
    asked.current = asks;
  }, [asks]);
  if (!asks)
    return (
      <button type="button" class={look} ref={focus} data-asks={act} onClick={() => setAsks(true)}>
        {children}
      </button>
    );
  return (
    <fieldset
      class="ask"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        setAsks(false);
      }}
    >
      <legend>{say(message, args)}</legend>
      <button type={closes ? "submit" : "button"} class="button ink" data-act={act} onClick={onYes}>
        {say(`${message}.yes`)}
      </button>
      <button type="button" class="button" ref={focus} onClick={() => setAsks(false)}>
        {say(`${message}.no`)}
      </button>
    </fieldset>
  );
}
