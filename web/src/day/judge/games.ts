/** Which game a judge has before them. */
import type { Day, Game } from "../api";
import { waiting } from "../seats";

/** May this device note a game and send its result? Its judge and the staff may; in an open house the players (G-1). */
export function mayJudge(day: Day, game: Game): boolean {
  if (["coordinator", "desk", "judge"].includes(day.role)) return true;
  return day.setup.format === "open-house" && day.number !== null && game.players.includes(day.number);
}

interface Before {
  readonly game: Game | null;
  readonly next: Game | null;
}

/** What this device has of a game: nothing, notes, or a result that was sent. */
export type Noted = "" | "noted" | "sent";

/** The game that was begun here, or the first that may be; else the last that was sent. Then the one after it. */
export function gamesHere(day: Day, table: number, noted: (game: number) => Noted): Before {
  const games = waiting(day, (game) => game.table === table);
  const open = games.filter((game) => noted(game.id) !== "sent");
  const done = games.filter((game) => noted(game.id) === "sent");
  const begun = open.find((each) => each.state !== "announced" || noted(each.id) === "noted");
  const game = begun ?? done.at(-1) ?? open[0] ?? null;
  return { game, next: open.find((each) => each !== game) ?? null };
}
