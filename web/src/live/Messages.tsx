import { useEffect, useState } from "preact/hooks";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { Live } from "./live";

/** What goes wrong, said calmly: the connection, a refusal, a pause. */
export function Messages({ live }: { live: Live }) {
  const refused = live.refused.value;
  const lost = useLost(live);
  return (
    <div class="messages" aria-live="polite">
      {lost && <p class="message calm">{say("line-lost")}</p>}
      {refused && (
        <p class="message">
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
        </p>
      )}
    </div>
  );
}

const SAY_LOST_AFTER_MS = 1_000;

/** A connection that is mended at once is not worth a word. */
function useLost(live: Live): boolean {
  const [lost, setLost] = useState(false);
  const isLost = live.state.value === "lost";
  useEffect(() => {
    const timer = setTimeout(() => setLost(isLost), isLost ? SAY_LOST_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  return lost;
}
