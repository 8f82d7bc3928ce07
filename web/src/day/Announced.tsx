import { say } from "../words/speak";
import type { Day } from "./api";

/** What the coordinator wants everyone to read now; screen readers say it when it changes. */
export function Announced({ day }: { day: Day }) {
  return (
    <p class="announced" role="status">
      {day.announcement && (
        <>
          <span class="heard">{say("day-announcement")} </span>
          {day.announcement}
        </>
      )}
    </p>
  );
}
