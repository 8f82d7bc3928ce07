import type { SlotTime } from "../day/api";
import { useNow } from "../day/clock";
import { minutesOf } from "../day/judge/steps";
import { clockTime, leftIn } from "../day/time";
import { say } from "../words/speak";
import type { Staff } from "./staff";

/** How long the games of this slot still have, by the clock of this device; more time for them, or a pause. */
export function RoundClock({ staff, slot }: { staff: Staff; slot: SlotTime }) {
  const { day, act, busy } = staff;
  const left = leftIn(day, slot, useNow());
  const paused = typeof day.clock?.paused === "number";
  const until = say("staff-until", { time: clockTime(slot.ends, day.clock?.ahead) });
  return (
    <div class="clock-row">
      <p class="round-clock" data-over={left <= 0} data-paused={paused}>
        <b aria-hidden="true">{minutesOf(left)}</b>
        <small>{paused ? say("staff-clock-paused") : until}</small>
      </p>
      <button type="button" disabled={busy} onClick={() => void act({ type: "PauseClock", paused: !paused })}>
        {say(paused ? "staff-clock-resume" : "staff-clock-pause")}
      </button>
      <button type="button" disabled={busy} onClick={() => void act({ type: "AddTime", minutes: 2 })}>
        {say("staff-clock-more")}
      </button>
    </div>
  );
}
