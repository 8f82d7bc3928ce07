/** What is asked of the server on the day, with the session of a link where this device has one. */
import { ApiError } from "../api";
import { recall, remember } from "../settings/remember";
import { language } from "../settings/settings";
import type { LinkKind } from "./addresses";
import type { Division } from "./bands";

export interface Line {
  readonly number: number;
  readonly sets: number;
  readonly against: number;
}
export interface Sheet {
  readonly lines: readonly Line[];
  readonly left?: number | null;
  readonly stopped?: boolean;
}
export type State = "announced" | "open" | "reported" | "conflict" | "settled" | "void";
export interface Game {
  readonly id: number;
  readonly stage: string;
  readonly round: number;
  readonly slot: number;
  readonly table: number;
  readonly players: readonly number[];
  readonly state: State;
  readonly sheet: Sheet | null;
  /** Players who sit elsewhere than the printed schedule says. */
  readonly changed?: readonly number[];
  /** When it begins, really or as expected; null for play-offs, which are called. */
  readonly begins?: number | null;
}
/** A slot of the timetable; times are milliseconds since 1970. */
export interface SlotTime {
  readonly slot: number;
  readonly planned: number | null;
  readonly begins: number;
  readonly ends: number;
  /** Really, or is it expected? */
  readonly began: boolean;
}
export interface Clock {
  /** Minutes by which clocks in the hall are ahead of UTC; null if nobody has said it. */
  readonly ahead: number | null;
  readonly slots: readonly SlotTime[];
  /** The slot that is played now; 0 if none. */
  readonly current: number;
  /** Since when its clock stands still; null if it runs. */
  readonly paused?: number | null;
}
export interface Entrant {
  readonly number: number;
  readonly name: string;
  readonly here: boolean;
}
export interface Standing {
  /** None for somebody who is not here and has not played. */
  readonly rank: number | null;
  readonly number: number;
  readonly division?: string;
  readonly total: number;
  readonly scores: readonly (number | null)[];
  readonly here: boolean;
}
export interface Place {
  readonly rank: number;
  readonly number: number;
  readonly sets: number;
  readonly score: number;
  /** Of the next place; 0 after a tie-breaker, null for the last. */
  readonly ahead: number | null;
}
export interface Places {
  readonly of: number;
  /** How many were shown, from the last; null without a ceremony. */
  readonly shown: number | null;
  /** Best first: those that were shown; for the staff all. */
  readonly places: readonly Place[];
  /** Champions of divisions, who are shown before: how many there are, how many were shown, and those. */
  readonly titles_of?: number;
  readonly titled?: number;
  readonly titles?: readonly Title[];
}
export interface Title {
  readonly division: string;
  readonly numbers: readonly number[];
}
export type Asked = "address" | "phone" | "email" | "guardian" | "photo";
export interface Privacy {
  readonly asks: readonly Asked[];
  readonly shows: "number" | "first-name";
  /** The last day on which people's data is kept. */
  readonly until: string | null;
}
/** May photos be published: not said, signed on paper, yes, no. */
export type Photo = "none" | "paper" | "given" | "refused";
/** What an entry card may hold; only what is asked. */
export interface Details {
  readonly name: string;
  readonly address?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly state?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly guardian?: string;
  readonly photo?: Photo;
  readonly unlisted?: boolean;
}
export interface Call {
  readonly at: number;
  /** 0 if nobody knows where. */
  readonly table: number;
  /** Of a player; null for a judge. */
  readonly number: number | null;
  /** Who calls, for the staff. */
  readonly person: string;
}
export interface Day {
  readonly competition: string;
  readonly seq: number;
  readonly status?: "entering" | "drawn" | "playing" | "finals" | "over";
  readonly role: "coordinator" | "desk" | "judge" | "player" | "spectator";
  readonly number: number | null;
  readonly setup: {
    readonly name: string;
    readonly rounds: number;
    readonly format: "traditional" | "open-house";
    readonly minutes: number;
    readonly divisions?: readonly Division[];
    readonly final?: "champions" | "best";
    readonly finalists?: number;
    readonly privacy?: Privacy;
    /** Do people enter by themselves? */
    readonly entry_form?: boolean;
  };
  readonly tables: readonly number[];
  readonly started: number;
  readonly entrants: readonly Entrant[];
  readonly games: readonly Game[];
  readonly standings: readonly Standing[];
  readonly frozen: boolean;
  readonly champion: number | null;
  readonly announcement: string;
  readonly clock?: Clock;
  /** Who waits for the desk. */
  readonly calls?: readonly Call[];
  /** The places of the final; null before the end. */
  readonly ceremony?: Places | null;
}
interface Session {
  readonly token: string;
  readonly kind: LinkKind;
  readonly number: number;
}
export interface Report {
  readonly game: number;
  readonly sheet: Sheet;
  readonly why?: string; // this device has reported it before
}
type Held = Record<string, string>;

const KEY = "tercet.links";

/** The sessions of links that were opened on this device, by competition and page. */
function held(): Held {
  try {
    return JSON.parse(recall(KEY) ?? "{}") as Held;
  } catch {
    return {};
  }
}

const keyOf = (competition: string, page: string, which: string) => `${competition}/${page}/${which}`;

/** What a link has made of this device. */
export interface Pass {
  readonly token: string;
  readonly page: string;
  readonly which: string;
}

/** The session for this page; for a page without its own link, any of this competition. */
export function passFor(competition: string, page: string, which: string): Pass | undefined {
  const all = Object.entries(held()).filter(([key]) => key.startsWith(`${competition}/`));
  const [key, token] = all.find(([each]) => each === keyOf(competition, page, which)) ?? all[0] ?? [];
  const [, ofPage = "", ofWhich = ""] = key?.split("/") ?? [];
  return token === undefined ? undefined : { token, page: ofPage, which: ofWhich };
}

/**
 * A judge and a player see of the day what everyone sees, so that the server makes the answer once for all of them;
 * which role they have and which number they know themselves.
 */
export async function askForDay(competition: string, pass: Pass | undefined, asStranger: boolean): Promise<string> {
  const shared = asStranger || pass?.page === "judge" || pass?.page === "player";
  return answerOf(competition, "", shared ? undefined : pass?.token, undefined, shared ? "omit" : "same-origin");
}

/** The day that an answer shows to whoever has this pass. */
export function dayIn(text: string, pass: Pass | undefined): Day {
  const day = JSON.parse(text) as Day;
  if (pass?.page === "judge") return { ...day, role: "judge" };
  return pass?.page === "player" ? { ...day, role: "player", number: Number(pass.which) } : day;
}

/** For the pages of the staff: their own link, or the coordinator's; without one, whoever uses this device is asked. */
export function staffPass(competition: string, page: string): Pass | undefined {
  const token = held()[keyOf(competition, page, "")] ?? held()[keyOf(competition, "coordinator", "")];
  return token === undefined ? undefined : { token, page, which: "" };
}

/** Exchange the secret of a link for a session, and keep it. */
export async function openLink(competition: string, page: string, which: string, secret: string): Promise<void> {
  const { token } = await askDay<Session>(competition, "/session", undefined, { secret });
  remember(KEY, JSON.stringify({ ...held(), [keyOf(competition, page, which)]: token }));
}

/** Report a result. The id stays the same however often it is sent. */
export const report = (competition: string, session: string, id: string, said: Report) =>
  askDay(competition, "/commands", session, { id, say: { type: "Report", ...said } });

/** Say something to the competition: as the session of a link, or as who is signed in here. */
export const tellDay = (competition: string, session: string | undefined, id: string, said: object) =>
  askDay(competition, "/commands", session, { id, say: said });

/** Delete something. */
export const eraseDay = (competition: string, path: string, session?: string): Promise<void> =>
  askDay(competition, path, session, undefined, "DELETE");

export async function askDay<T>(
  competition: string,
  path: string,
  session?: string,
  body?: unknown,
  method?: string,
): Promise<T> {
  return JSON.parse((await answerOf(competition, path, session, body, "same-origin", method)) || "{}") as T;
}

async function answerOf(
  competition: string,
  path: string,
  session: string | undefined,
  body?: unknown,
  credentials: RequestCredentials = "same-origin",
  method = body === undefined ? "GET" : "POST",
): Promise<string> {
  const headers = {
    "accept-language": language.value,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(session ? { authorization: `Bearer ${session}` } : {}),
  };
  const sent = body === undefined ? { method, cache: "no-cache" as const } : { method, body: JSON.stringify(body) };
  const answer = await fetch(`/api/competitions/${competition}${path}`, { headers, credentials, ...sent }).catch(() => {
    throw new ApiError("offline");
  });
  if (answer.ok) return answer.text();
  const told = await answer.json().catch(() => ({}));
  throw new ApiError(told.code ?? `http-${answer.status}`, told.title ?? answer.statusText);
}
