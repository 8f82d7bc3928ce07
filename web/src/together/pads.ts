/** What one person at a shared screen can press, and how their pad looks. Pure. */
import { type Action, type Dock, dockOf } from "../live/dock";
import { callersOf, type Seen } from "../live/seen";

export interface PadModel {
  readonly state: "points" | "called" | "out" | "away" | "rest" | "free";
  readonly big: Dock["big"];
  readonly small: readonly Action[];
}

/** Buttons for everyone at the screen, or for the player who points, are in the middle. */
const IN_THE_MIDDLE = ["SayNoSet", "AskHint", "Withdraw"];

export function padOf(seen: Seen): PadModel {
  const { big, small } = dockOf(seen);
  return { state: stateOf(seen), big, small: small.filter(({ saying }) => !IN_THE_MIDDLE.includes(saying.type)) };
}

/** The buttons in the middle, and for whom: the player who points may have none; otherwise anyone speaks for all. */
export function middleOf(pointing: Seen, people: readonly Seen[]): (Action & { readonly by: string })[] {
  const first = (kind: string, from: readonly Seen[]) =>
    from
      .flatMap((seen) => dockOf(seen).small.map((action) => ({ ...action, by: seen.you ?? "" })))
      .filter(({ saying }) => saying.type === kind)
      .slice(0, 1);
  const own = first("Withdraw", [pointing]);
  return own.length > 0 ? own : [...first("SayNoSet", people), ...first("AskHint", people)];
}

function stateOf({ table, seat, you }: Seen): PadModel["state"] {
  if (!table || !seat) return "rest";
  if (!seat.present) return "away";
  const callers = callersOf(table);
  if (you && callers.includes(you)) return callers[0] === you || !("by" in table.phase) ? "points" : "called";
  if (seat.locked_out) return "out";
  return seat.role === "player" ? "free" : "rest";
}

/** The one thing that the key of this person does now: never to go on, which is for the one who paused to decide. */
export function keyAction({ big }: PadModel): Action | null {
  const [first, second] = big;
  return first && !second && "saying" in first && first.saying.type !== "Pause" ? first : null;
}
