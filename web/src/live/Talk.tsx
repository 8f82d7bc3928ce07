import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Wave } from "../protocol/types";
import { say } from "../words/speak";
import type { Live } from "./live";
import { nameOf } from "./names";
import type { Seen } from "./seen";
import { LONGEST_LINE, mute, muted } from "./talk";

const SIGNS: readonly Wave["sign"][] = ["hello", "well-done", "thanks", "oops", "so-close", "again"];

/** Signs instead of free words: nobody has to type, and nobody has to be moderated. Words too, where the host wants. */
export function Talk({ live, seen }: { live: Live; seen: Seen }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const chatting = seen.gathering.options.talk === "chat";
  const { value: unread } = live.talk.unread;
  if (open && unread > 0) live.talk.unread.value = 0;
  return (
    <span class="talk">
      <button type="button" class="button plain" {...{ popovertarget: id }}>
        <span>{say("talk")}</span>
        {unread > 0 && <span class="unread">{unread}</span>}
      </button>
      <div
        class="signs"
        id={id}
        popover="auto"
        role="group"
        aria-label={say("talk")}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {chatting && open && <Chat live={live} />}
        {SIGNS.map((sign) => (
          <button
            type="button"
            class="button"
            key={sign}
            {...{ popovertarget: id, popovertargetaction: "hide" }}
            onClick={() => live.wave(sign)}
          >
            {say(`sign-${sign}`)}
          </button>
        ))}
      </div>
    </span>
  );
}

/** What was written, the latest below, and a line to write in. */
function Chat({ live }: { live: Live }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = live.talk.lines.value.filter(({ by }) => !muted.value.includes(by));
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines.length]);
  return (
    <div class="chat">
      {lines.length === 0 && <p class="muted">{say("chat-none")}</p>}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and then the keyboard has to get there
        <ol ref={list} tabIndex={0} aria-label={say("chat-name")} aria-live="polite">
          {lines.map(({ n, by, text }) => (
            <li key={n}>
              <b>{by === live.you.value ? say("you") : nameOf(live, by)}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <WriteLine live={live} />
    </div>
  );
}

function WriteLine({ live }: { live: Live }) {
  const [text, setText] = useState("");
  return (
    <form
      class="write"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) live.chat(text);
        setText("");
      }}
    >
      <input
        class="input"
        name="line"
        autocomplete="off"
        aria-label={say("chat-write")}
        placeholder={say("chat-write")}
        maxLength={LONGEST_LINE}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button ink">
        {say("chat-send")}
      </button>
    </form>
  );
}

/** Players can mute each other, and report what should not have been written to the operator. */
export function Manners({ live, player, chatting }: { live: Live; player: string; chatting: boolean }) {
  const quiet = muted.value.includes(player);
  return (
    <>
      <button type="button" class="button" aria-pressed={quiet} onClick={() => mute(player, !quiet)}>
        {say(quiet ? "act-unmute" : "act-mute")}
      </button>
      {chatting && (
        <button type="button" class="button" onClick={() => live.report(player)}>
          {say(live.talk.reported.value === player ? "reported" : "act-report")}
        </button>
      )}
    </>
  );
}
