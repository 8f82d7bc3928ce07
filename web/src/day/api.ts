/** What is asked of the server on the day, with the session of a link where this device has one. */
import { ApiError } from "../api";
import { recall, remember } from "../settings/remember";
import { language } from "../settings/settings";
import type { LinkKind } from "./addresses";

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
}
export interface Entrant {
  readonly number: number;
  readonly name: string;
  readonly here: boolean;
}
export interface Standing {
  readonly rank: number;
  readonly number: number;
  readonly total: number;
  readonly scores: readonly (number | null)[];
  readonly here: boolean;
}
export interface Day {
  readonly competition: string;
  readonly seq: number;
  readonly role: "coordinator" | "desk" | "judge" | "player" | "spectator";
  readonly number: number | null;
  readonly setup: { readonly name: string; readonly rounds: number };
  readonly tables: readonly number[];
  readonly started: number;
  readonly entrants: readonly Entrant[];
  readonly games: readonly Game[];
  readonly standings: readonly Standing[];
  readonly frozen: boolean;
  readonly champion: number | null;
}
interface Session {
  readonly token: string;
  readonly kind: LinkKind;
  readonly number: number;
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

/** The session for this page; for a page without its own link, any of this competition. */
export function sessionFor(competition: string, page: string, which: string): string | undefined {
  const all = held();
  const others = Object.entries(all).find(([key]) => key.startsWith(`${competition}/`));
  return all[keyOf(competition, page, which)] ?? others?.[1];
}

/** Exchange the secret of a link for a session, and keep it. */
export async function openLink(competition: string, page: string, which: string, secret: string): Promise<void> {
  const { token } = await askDay<Session>(competition, "/session", undefined, { secret });
  remember(KEY, JSON.stringify({ ...held(), [keyOf(competition, page, which)]: token }));
}

/** Report a result. The id stays the same however often it is sent. */
export const report = (competition: string, session: string, id: string, game: number, sheet: Sheet) =>
  askDay(competition, "/commands", session, { id, say: { type: "Report", game, sheet } });

export async function askDay<T>(competition: string, path: string, session?: string, body?: unknown): Promise<T> {
  const headers = {
    "accept-language": language.value,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(session ? { authorization: `Bearer ${session}` } : {}),
  };
  const sent = body === undefined ? { cache: "no-cache" as const } : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`/api/competitions/${competition}${path}`, { headers, ...sent }).catch(() => {
    throw new ApiError("offline", "The server cannot be reached.");
  });
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return told as T;
  throw new ApiError(told.code ?? `http-${answer.status}`, told.title ?? answer.statusText);
}
