import { useId } from "preact/hooks";
import { say } from "../words/speak";
import type { Live } from "./live";

const SIGNS = ["hello", "well-done", "thanks", "oops", "so-close", "again"] as const;

/** Signs instead of free words: nobody has to type, and nobody has to be moderated. */
export function Talk({ live }: { live: Live }) {
  const id = useId();
  return (
    <span class="talk">
      <button type="button" class="button plain" {...{ popovertarget: id }}>
        {say("talk")}
      </button>
      <div class="signs" id={id} popover="auto" role="group" aria-label={say("talk")}>
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
