import { Sign } from "../cards/Face";
import { currentSlot } from "../day/time";
import { MenuButton } from "../settings/Settings";
import { say } from "../words/speak";
import { RoundClock } from "./RoundClock";
import { roundNow } from "./rounds";
import type { Staff } from "./staff";

/** The name of the day, its rounds, its clock, and the way back from the last change. */
export function CockpitHead({
  staff,
  round,
  onRound,
}: {
  staff: Staff;
  round: number;
  onRound: (round: number) => void;
}) {
  const { day, board, act, busy } = staff;
  const here = day.entrants.filter((each) => each.here).length;
  const current = roundNow(day);
  const slot = currentSlot(day);
  return (
    <header class="cockpit-head">
      <Sign glyph="mark" />
      <h1>
        <b>{day.setup.name || say("day-title")}</b>
        <small>{say("staff-size", { players: here, tables: day.tables.length })}</small>
      </h1>
      <nav aria-label={say("staff-rounds")}>
        {Array.from({ length: day.setup.rounds + 1 }, (_, at) => at + 1).map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === current ? "step" : undefined}
            aria-pressed={each === round}
            data-done={each < current}
            onClick={() => onRound(each)}
          >
            {each > day.setup.rounds ? say("staff-finals") : say("staff-round", { round: String(each) })}
          </button>
        ))}
      </nav>
      {slot && <RoundClock staff={staff} slot={slot} />}
      {board?.undo && (
        <button type="button" class="button undo" disabled={busy} onClick={() => void act({ type: "Undo" })}>
          {say("staff-undo")}
          <small>{say("staff-undo-what", { what: board.undo.what })}</small>
        </button>
      )}
      <MenuButton />
    </header>
  );
}
