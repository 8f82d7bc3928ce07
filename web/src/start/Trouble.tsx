import type { ApiError } from "../api";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";

/** What could not be had, and a way to try again. */
export function Trouble({ trouble, again }: { trouble: ApiError; again: () => void }) {
  return (
    <div class="trouble" role="alert">
      <p>{refusalInWords(trouble)}</p>
      <button type="button" class="button" onClick={again}>
        {say("act-try-again")}
      </button>
    </div>
  );
}
