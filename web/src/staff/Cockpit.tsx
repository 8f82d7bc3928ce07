import { useEffect, useState } from "preact/hooks";
import type { ApiError } from "../api";
import { Announced } from "../day/Announced";
import type { Day } from "../day/api";
import { Standings } from "../day/Standings";
import { isOpen } from "../day/seats";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { StaffDay } from "./api";
import { Calls } from "./Calls";
import { ChangePanel } from "./ChangePanel";
import { CockpitHead } from "./CockpitHead";
import { CopyNotice } from "./CopyNotice";
import { GamePanel } from "./GamePanel";
import { HallPanel } from "./HallPanel";
import { Log } from "./Log";
import { MakeUp } from "./MakeUp";
import { NextStep } from "./NextStep";
import { NotStaff } from "./NotStaff";
import { Papers, Reprint } from "./Papers";
import { People } from "./People";
import { type Chosen, roundNow, shownRound } from "./rounds";
import { Screens } from "./Screens";
import { type Change, type Staff, useActs, useBoard } from "./staff";
import { Tables } from "./Tables";
import { Tabs } from "./Tabs";
import "./cockpit.css";
import "./cockpit-head.css";
import "./stage.css";
import "./side.css";

export interface StaffProps {
  day: Day;
  session: string | undefined;
  again: () => void;
  /** Why the server does not answer. */
  lost: ApiError | null;
}

type Shown = { readonly change: Change } | { readonly game: number } | null;
const SIDES = ["people", "screens", "papers", "hall", "log"] as const;

/** A game that is decided gives way to the tables of the next round; one that is being typed in stays. */
const isDone = (day: StaffDay, shown: Shown): boolean =>
  shown !== null && "game" in shown && day.games.some((each) => each.id === shown.game && !isOpen(each));

/** The coordinator's page: what comes next, the tables, and everything else beside them. */
export function Cockpit({ day: seen, session, again, lost }: StaffProps) {
  const day = seen as StaffDay;
  const who = { competition: day.competition, session };
  const board = useBoard(who, day);
  const { busy, trouble, act, attempt, forget } = useActs(who, again);
  const [shown, setShown] = useState<Shown>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [side, setSide] = useState<(typeof SIDES)[number]>("people");
  useEffect(forget, [side, shown]);
  useEffect(() => {
    if (lost === null) forget();
  }, [lost === null]);
  useEffect(() => setShown((before) => (isDone(day, before) ? null : before)), [roundNow(day)]);
  if (day.role !== "coordinator") return <NotStaff day={day} page="coordinator" />;
  const consider = (change: Change) => setShown({ change });
  const look = (game: number) => setShown({ game });
  const staff: Staff = { day, board, who, act, attempt, consider, look, busy, trouble };
  const now = shownRound(day, chosen);
  const game = shown && "game" in shown ? day.games.find((each) => each.id === shown.game) : undefined;
  const close = () => setShown(null);
  const showRound = (wanted: number) => {
    setChosen({ round: wanted, during: roundNow(day) });
    close();
  };
  return (
    <div class="cockpit">
      <CockpitHead staff={staff} round={now} onRound={showRound} />
      <Announced day={day} />
      <main>
        <NextStep staff={staff} />
        <div class="cockpit-stage">
          <p class="trouble" role="alert">
            {trouble || (lost && refusalInWords(lost))}
          </p>
          <CopyNotice />
          <Calls staff={staff} />
          <Reprint staff={staff} />
          {shown && "change" in shown ? (
            <ChangePanel staff={staff} change={shown.change} onDone={close} />
          ) : game ? (
            <GamePanel staff={staff} game={game} onClose={close} />
          ) : (
            <>
              <Tables staff={staff} round={now} />
              <MakeUp key={now} staff={staff} round={now} />
              <Standings day={day} part="panel" />
            </>
          )}
        </div>
        <div class="cockpit-side">
          <Tabs names={SIDES} now={side} onTab={setSide} label={say("staff-parts")}>
            {side === "people" && <People staff={staff} />}
            {side === "screens" && <Screens staff={staff} />}
            {side === "papers" && <Papers staff={staff} />}
            {side === "hall" && <HallPanel staff={staff} />}
            {side === "log" && <Log staff={staff} />}
          </Tabs>
        </div>
      </main>
    </div>
  );
}
