/** The competition as its staff sees it, and a way to do something in it. */
import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../api";
import { refusalInWords } from "../words/refusals";
import { type Board, boardOf, type Changes, command, type Preview, type Saying, type StaffDay, type Who } from "./api";
import { keepToPrint } from "./reprint";

/** What every part of a staff page gets. */
export interface Staff {
  readonly day: StaffDay;
  readonly board: Board | null;
  readonly who: Who;
  /** Do something; false if it was refused, which `trouble` then tells. */
  readonly act: (say: Saying, seen?: Preview) => Promise<boolean>;
  /** Try something that may be refused. */
  readonly attempt: (what: () => Promise<unknown>) => Promise<boolean>;
  /** Put a change up for inspection before it is done. */
  readonly consider: (change: Change) => void;
  /** Look at a game. */
  readonly look: (game: number) => void;
  readonly busy: boolean;
  readonly trouble: string;
}
/** A change that is previewed before it is done. */
export interface Change {
  readonly say: Saying;
  readonly title: string;
  /** What the button says that does it. */
  readonly button: string;
}

export const troubleIn = (error: unknown): string =>
  refusalInWords(error instanceof ApiError ? error : new ApiError("offline", ""));

/** The board, asked for again after every entry of the log. */
export function useBoard(who: Who, day: StaffDay): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let over = false;
    boardOf(who)
      .then((found) => !over && setBoard(found))
      .catch(() => undefined); // the day itself is asked for every second, and says what is wrong
    return () => {
      over = true;
    };
  }, [who.competition, who.session, day.seq]);
  return board;
}

/** Doing things, one at a time: whether something is being done, and why the last thing was refused. */
export function useActs(who: Who, again: () => void) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const attempt = async (what: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setTrouble("");
    try {
      await what();
      return true;
    } catch (error) {
      setTrouble(troubleIn(error));
      return false;
    } finally {
      setBusy(false);
      again();
    }
  };
  const act = (say: Saying, seen?: Preview) =>
    attempt(async () => {
      const done = await command(who, say, seen);
      remembered(who.competition, done.changes);
    });
  const forget = () => setTrouble("");
  return { busy, trouble, attempt, act, forget };
}

const remembered = (competition: string, { slips, void_slips }: Changes) => keepToPrint(competition, slips, void_slips);
