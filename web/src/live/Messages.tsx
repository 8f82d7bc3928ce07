import { useEffect, useState } from "preact/hooks";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { Live } from "./live";

/** Errors have their own place where nothing has to be pressed in a hurry. */
export function Messages({ live }: { live: Live }) {
  return (
    <div class="messages">
      <Note live={live} />
    </div>
  );
}

/** Errors: the connection, a refusal. During play they are shown in the dock. */
export function Note({ live }: { live: Live }) {
  const refused = live.refused.value;
  const lost = useLost(live);
  return (
    <div class="note" aria-live="polite">
      {lost && !refused && <div class="message calm">{say("line-lost")}</div>}
      {refused && (
        <div class="message">
          <span>{refusalInWords(refused)}</span>
          <button
            type="button"
            class="button"
            onClick={() => {
              live.refused.value = null;
            }}
          >
            {say("wrong-close")}
          </button>
        </div>
      )}
    </div>
  );
}

const SAY_LOST_AFTER_MS = 1_000;

/** A connection that is restored at once needs no message. */
function useLost(live: Live): boolean {
  const [lost, setLost] = useState(false);
  const isLost = live.state.value === "lost";
  useEffect(() => {
    const timer = setTimeout(() => setLost(isLost), isLost ? SAY_LOST_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  return lost;
}
