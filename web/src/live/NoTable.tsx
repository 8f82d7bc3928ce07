import type { ApiError } from "../api";
import { Back, Sign } from "../cards/Face";
import { Link } from "../router";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";

/** Loading shows card backs in place. */
export function Waiting() {
  return (
    <div class="table-page" data-state="waiting">
      <main class="waiting" aria-busy="true">
        <h1 class="heard">{say("table-loading")}</h1>
        {[...Array(12).keys()].map((n) => (
          <Back key={n} />
        ))}
      </main>
    </div>
  );
}

/** There is none, or it cannot be shown. */
export function NoTable({ trouble }: { trouble: ApiError }) {
  return (
    <div class="table-page" data-state="none">
      <main class="no-table">
        <Sign glyph="neither" />
        <h1>{say("no-table")}</h1>
        <p>{refusalInWords(trouble)}</p>
        <Link to="/" class="button main">
          {say("to-start")}
        </Link>
      </main>
    </div>
  );
}
