/** Who plays where and when, worked out from what the server shows. */
import type { Day, Game, Sheet } from "./api";

export const isOpen = (game: Game): boolean => !["settled", "void"].includes(game.state);
const begun = (game: Game): boolean => game.state !== "announced";
const order = (a: Game, b: Game): number =>
  Number(a.stage !== "preliminary") - Number(b.stage !== "preliminary") ||
  a.round - b.round ||
  a.slot - b.slot ||
  a.id - b.id;

export const nameOf = (day: Day, number: number): string =>
  day.entrants.find((each) => each.number === number)?.name ?? "";

/** “7 Ann”; only the number of those who are shown without a name. */
export const named = (day: Day, number: number): string => `${number} ${nameOf(day, number)}`.trim();

/** Games without a result, in the order in which they are played. */
export const waiting = (day: Day, fits: (game: Game) => boolean): Game[] =>
  day.games.filter((game) => isOpen(game) && fits(game)).sort(order);

export const gamesOf = (day: Day, number: number): Game[] => waiting(day, (game) => game.players.includes(number));

/** For each table, the game that is played there now and the one after it. */
export function hall(day: Day): { table: number; now: Game | null; next: Game | null }[] {
  return day.tables.map((table) => {
    const games = waiting(day, (game) => game.table === table);
    const now = games.find(begun) ?? null;
    return { table, now, next: games.find((game) => game !== now) ?? null };
  });
}

/** The tables at which somebody plays now or will play. */
export const tablesInUse = (day: Day) => hall(day).filter(({ now, next }) => now ?? next);

/** Is it played now? It has begun, and no earlier game at its table waits for a result. */
const isNow = (day: Day, game: Game): boolean =>
  begun(game) && waiting(day, (each) => each.table === game.table && begun(each))[0] === game;

/** The tables of somebody: now, and after that. */
export function seatOf(day: Day, number: number): { now: Game | null; next: Game | null } {
  const games = gamesOf(day, number);
  const now = games.find((game) => isNow(day, game)) ?? null;
  return { now, next: games.find((game) => game !== now) ?? null };
}

/** The last game of somebody that has a report and waits for a second one. */
export const toConfirm = (day: Day, number: number): Game | undefined =>
  gamesOf(day, number).find((game) => game.state === "reported");

export const CARDS = 81;

/** Three cards for each SET. */
export const cardsIn = (sheet: Sheet): number => 3 * sheet.lines.reduce((sum, line) => sum + line.sets, 0);

/** Do SETs and cards left make a whole deck? A deck that was played to the end leaves fewer than 21, and never three. */
export function addsUp(sheet: Sheet): boolean {
  const left = CARDS - cardsIn(sheet);
  return left >= 0 && left < 21 && left !== 3 && (sheet.left ?? left) === left;
}

/** Lists that are too long for one page turn. */
export function pages<T>(all: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, page) => all.slice(page * size, (page + 1) * size));
}
