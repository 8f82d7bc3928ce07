import { Sign } from "../cards/Face";
import type { Day } from "../day/api";
import { Link } from "../router";
import { say } from "../words/speak";

/** For somebody who came to a page of the staff without its link. */
export function NotStaff({ day, page }: { day: Day; page: "coordinator" | "desk" }) {
  return (
    <main class="no-table">
      <Sign glyph="neither" />
      <h1>{say(`staff-not-${page}`)}</h1>
      <Link to={`/c/${day.competition}`} class="button main">
        {say("day-all-tables")}
      </Link>
    </main>
  );
}
