/** What the staff of a competition asks of the server. */
import { ApiError } from "../api";
import type { Clock, Day, Details, Entrant, Game, Sheet } from "../day/api";
import { newId } from "../day/outbox";
import { save } from "../save";
import { language } from "../settings/settings";

/** In which competition, and with which session; without one, that of the cookie. */
export interface Who {
  readonly competition: string;
  readonly session: string | undefined;
}
export interface Division {
  readonly type?: string;
  readonly name: string;
  readonly up_to: number | null;
}
export const ASKED = ["address", "phone", "email", "guardian", "photo"] as const;
export type Asked = (typeof ASKED)[number];
export interface Privacy {
  readonly asks: readonly Asked[];
  readonly shows: "number" | "first-name";
  readonly until: string | null;
}
export interface Setup {
  readonly format: "open-house" | "traditional";
  readonly rounds: number;
  readonly tables: number;
  readonly divisions: readonly Division[];
  readonly final: "champions" | "best";
  readonly finalists: number;
  readonly missed: "make-up" | "zero" | "average";
  readonly stayed: "make-up" | "points" | "average";
  readonly walkover: number;
  readonly minutes: number;
  readonly pause: number;
  readonly name: string;
  readonly listed: boolean;
  readonly begins: string;
  readonly privacy: Privacy;
  readonly entry_form: boolean;
}
export interface Reported {
  readonly by: string;
  readonly role: string;
  readonly sheet: Sheet;
}
export interface StaffGame extends Game {
  readonly contest: string;
  readonly reports: readonly Reported[];
}
export interface StaffEntrant extends Entrant {
  readonly division: string;
  readonly details?: Details | null;
}
export interface StaffDay extends Day {
  readonly status: "entering" | "drawn" | "playing" | "finals" | "over";
  readonly setup: Setup;
  readonly entrants: readonly StaffEntrant[];
  readonly games: readonly StaffGame[];
  readonly finalists: readonly number[];
  readonly division_champions: Readonly<Record<string, readonly number[]>>;
}
export interface Missed {
  readonly round: number;
  readonly numbers: readonly number[];
  readonly guests: readonly number[];
}
export interface Board {
  readonly seq: number;
  readonly next: "DrawRounds" | "StartRound" | "EndPreliminaries" | "StartFinal" | "play-offs" | "nothing";
  readonly round: number;
  readonly waits_for: { readonly code: string; readonly title: string } | null;
  readonly missing: readonly number[];
  readonly unconfirmed: readonly number[];
  readonly conflicts: readonly number[];
  readonly absent: readonly number[];
  /** Rounds that somebody may still play, and who may play along. */
  readonly missed: readonly Missed[];
  readonly undo: { readonly what: string } | null;
  readonly clock: Clock;
  readonly tables: readonly { readonly table: number; readonly now: number | null }[];
}
interface Seat {
  readonly table: number;
  readonly slot: number;
}
export interface SeatChange {
  readonly round: number;
  readonly number: number;
  readonly before: Seat | null;
  readonly after: Seat | null;
}
export interface Changes {
  readonly moved: readonly SeatChange[];
  readonly shifted: readonly SeatChange[];
  readonly seated: readonly SeatChange[];
  readonly unseated: readonly SeatChange[];
  readonly slips: readonly number[];
  readonly void_slips: readonly number[];
  readonly slots: number;
}
export interface Preview {
  readonly seq: number;
  readonly seed: number;
  readonly changes: Changes;
  /** Minutes that the seat which waits longest becomes later, and the end of the last round. */
  readonly delay: { readonly longest: number; readonly day: number };
  readonly repeats: number;
  readonly fewest: number;
  readonly games: number;
  readonly odd_tables: number;
  readonly slots: number;
  readonly finalists: readonly number[];
  readonly champion: number | null;
  /** The games of the first draw; changes of an announced one are in `changes`. */
  readonly drawn: readonly Pick<Game, "round" | "slot" | "table" | "players">[];
}
export interface JournalLine {
  readonly event: number;
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly why: string;
}
export type Kind = "coordinator" | "desk" | "judge" | "player" | "projector";
export interface IssuedLink {
  readonly kind: Kind;
  readonly number: number;
  readonly devices: number;
}
export interface NewLink {
  readonly kind: Kind;
  readonly number: number;
  readonly path: string;
  readonly secret: string;
}
export interface ListTold {
  readonly entrants: number;
  readonly skipped: readonly string[];
  readonly unasked: readonly string[];
  readonly twins: readonly string[];
  readonly entered: boolean;
}
export interface Paper {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Options that make different sheets of it, such as `{ by: "name" }`. */
  readonly choices: readonly Readonly<Record<string, string>>[];
}
/** A command: its type, and what belongs to it. */
export type Saying = { readonly type: string } & Readonly<Record<string, unknown>>;
export interface Done {
  readonly seq: number;
  readonly changes: Changes;
}

/** An answer that may be no JSON; what is refused is told in the language of the page. */
async function answered(path: string, who: { session?: string | undefined }, body?: unknown, method?: string) {
  const headers = {
    "accept-language": language.value,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(who.session ? { authorization: `Bearer ${who.session}` } : {}),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const how = method ?? (body === undefined ? "GET" : "POST");
  const answer = await fetch(`/api${path}`, { headers, method: how, ...sent }).catch(() => {
    throw new ApiError("offline");
  });
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new ApiError(told.code ?? `http-${answer.status}`, told.title ?? answer.statusText);
}

async function ask<T>(who: Who, path: string, body?: unknown, method?: string): Promise<T> {
  const answer = await answered(`/competitions/${who.competition}${path}`, who, body, method);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Do something. With a preview, exactly what was seen, or nothing if something has happened since. */
export const command = (who: Who, say: Saying, seen?: Preview, id = newId()) =>
  ask<Done>(who, "/commands", { id, say, ...(seen ? { after: seen.seq, seed: seen.seed } : {}) });
export const preview = (who: Who, say: Saying) => ask<Preview>(who, "/preview", { say });
export const boardOf = (who: Who) => ask<Board>(who, "/board");
export const journalOf = (who: Who) => ask<JournalLine[]>(who, "/journal");
/** Somebody whose name has characters that no font has. */
export interface Unprintable {
  readonly number: number;
  readonly letters: readonly string[];
}
export const unprintableOf = (who: Who) => ask<Unprintable[]>(who, "/unprintable");
export const linksOf = (who: Who) => ask<IssuedLink[]>(who, "/links");
export const issue = (who: Who, kind: Kind, numbers?: readonly number[]) =>
  ask<NewLink[]>(who, "/links", numbers ? { kind, numbers } : { kind });
export const revoke = (who: Who, kind: Kind, number: number) =>
  ask<null>(who, `/links/${kind}/${number}`, undefined, "DELETE");
export const loadList = (who: Who, id: string, data: string, twins: "once" | "both" | null, look: boolean) =>
  ask<ListTold>(who, "/list", { id, data, twins, look });
export const changeDetails = (who: Who, number: number, details: Details) =>
  ask<unknown>(who, `/entrants/${number}`, details, "PUT");
export const eraseDetails = (who: Who, number: number) => ask<null>(who, `/entrants/${number}`, undefined, "DELETE");
export const eraseEverybody = (who: Who) => ask<null>(who, "/entrants", undefined, "DELETE");
/** Everything that is held on somebody, as a file to hand out. */
export async function savePerson(who: Who, number: number): Promise<void> {
  const held = await ask<unknown>(who, `/entrants/${number}`);
  save(new Blob([JSON.stringify(held, null, 2)], { type: "application/json" }), `tercet-${number}.json`);
}
export const openScreens = (who: Who, game: number) =>
  ask<{ readonly table: string; readonly code: string }>(who, `/games/${game}/table`, { seats: [] });

export const openCompetition = async (setup: Partial<Setup>): Promise<string> =>
  (await (await answered("/competitions", {}, setup)).json()).competition;
/** A stored day, as another server or the command line wrote it. */
export const loadDay = async (file: unknown): Promise<string> =>
  (await (await answered("/competitions/file", {}, file)).json()).competition;
export const papers = async (): Promise<Paper[]> =>
  (await answered(`/papers?lang=${language.value}`, {})).json() as Promise<Paper[]>;

/** Print, and let the browser save the file: it opens with whatever prints here. */
export async function print(who: Who, document: string, more: object = {}, name = document): Promise<void> {
  const path = `/competitions/${who.competition}/papers/${document}`;
  const answer = await answered(path, who, { lang: language.value, ...more });
  save(await answer.blob(), `${name}.pdf`);
}
