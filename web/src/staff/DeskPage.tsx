import { useState } from "preact/hooks";
import { Sign } from "../cards/Face";
import { Announced } from "../day/Announced";
import { MenuButton } from "../settings/Settings";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { StaffDay } from "./api";
import { Calls } from "./Calls";
import { ChangePanel } from "./ChangePanel";
import type { StaffProps } from "./Cockpit";
import { DeskSlip } from "./DeskSlip";
import { NotStaff } from "./NotStaff";
import { Papers, Reprint } from "./Papers";
import { People } from "./People";
import { roundNow } from "./rounds";
import { Slips } from "./Slips";
import { type Change, type Staff, useActs, useBoard } from "./staff";
import { Tabs } from "./Tabs";
import "./cockpit.css";
import "./cockpit-head.css";
import "./stage.css";
import "./side.css";
import "./desk.css";

const SIDES = ["slips", "people", "papers"] as const;

/** The desk: type in slips one after the other, check people in, enter those who come late. */
export function DeskPage({ day: seen, session, again, lost }: StaffProps) {
  const day = seen as StaffDay;
  const who = { competition: day.competition, session };
  const board = useBoard(who, day);
  const { busy, trouble, act, attempt } = useActs(who, again);
  const [change, setChange] = useState<Change | null>(null);
  const [game, setGame] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [side, setSide] = useState<(typeof SIDES)[number]>(day.started ? "slips" : "people");
  if (day.role !== "coordinator" && day.role !== "desk") return <NotStaff day={day} page="desk" />;
  const staff: Staff = { day, board, who, act, attempt, consider: setChange, look: setGame, busy, trouble };
  return (
    <div class="cockpit desk">
      <header class="cockpit-head">
        <Sign glyph="mark" />
        <h1>
          <b>{say("staff-desk")}</b>
          <small>{day.setup.name}</small>
        </h1>
        <MenuButton />
      </header>
      <Announced day={day} />
      <main>
        <div class="cockpit-stage">
          <p class="trouble" role="alert">
            {trouble || (lost && refusalInWords(lost))}
          </p>
          <Calls staff={staff} />
          <Reprint staff={staff} />
          {change ? (
            <ChangePanel staff={staff} change={change} onDone={() => setChange(null)} />
          ) : (
            <DeskSlip staff={staff} chosen={game} onChosen={setGame} onOpen={setOpen} />
          )}
        </div>
        <div class="cockpit-side">
          <Tabs names={SIDES} now={side} onTab={setSide} label={say("staff-parts")}>
            {side === "slips" && <Slips staff={staff} round={roundNow(day)} chosen={open} />}
            {side === "people" && <People staff={staff} />}
            {side === "papers" && <Papers staff={staff} />}
          </Tabs>
        </div>
      </main>
    </div>
  );
}
