import { say } from "../words/speak";
import type { Day } from "./api";
import { named } from "./seats";

/** Who has won, once everyone may know it. */
export function Champion({ day }: { day: Day }) {
  if (day.champion === null) return null;
  return (
    <section class="day-champion" aria-labelledby="champion-title">
      <h2 id="champion-title">{say("day-champion")}</h2>
      <p>{named(day, day.champion)}</p>
    </section>
  );
}
