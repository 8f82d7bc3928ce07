/** What is asked of the server beside the live table: who one is, and where the tables are. */

import type { Card } from "./cards/card";
import type { Options, Rules } from "./protocol/types";
import type { Slot } from "./rules/bearing";
import type { Language } from "./words/languages";

/** Something that could not be done: a code to say it by, and the server's own sentence. */
export class ApiError extends Error {
  readonly code: string;

  /** `why` is the server's own sentence; what only the client knows is said by its code alone. */
  constructor(code: string, why = code) {
    super(why);
    this.code = code;
  }
}

export interface Me {
  readonly player: string;
  readonly name: string;
}
export interface Account extends Me {
  readonly login: string | null;
  readonly passkeys: number;
}
export interface OwnSession {
  readonly id: string;
  readonly created: number;
  readonly here: boolean;
}
export interface Statistics {
  readonly rule_set: string;
  readonly matches: number;
  readonly won: number;
  readonly sets: number;
  readonly failed: number;
  readonly best: number;
  readonly rating: { readonly points: number; readonly doubt: number; readonly matches: number } | null;
}
export interface PlayedMatch {
  readonly table: string;
  readonly number: number;
  readonly rule_set: string;
  readonly rank: number;
  readonly points: number;
  readonly players: number;
  readonly ended: number;
}
export interface PlayerShown extends Me {
  readonly statistics: readonly Statistics[];
  readonly matches: readonly PlayedMatch[];
}
export interface Found {
  readonly table: string;
  readonly code: string;
}
export interface Listed extends Found {
  readonly rule_set: string;
  readonly host_name: string;
  readonly people: number;
  readonly bots: number;
  readonly most: number;
  readonly status: "gathering" | "playing" | "over";
  readonly names: readonly string[]; // of the people who are there
  readonly for_newcomers: boolean; // its rules need no explanation
  readonly yours: boolean; // you are one of those people
}
export interface ListedCompetition {
  readonly competition: string;
  readonly name: string;
  readonly coordinator_name: string;
  readonly entrants: number;
  readonly status: "entering" | "drawn" | "playing" | "finals" | "over";
  readonly begins: string; // date and time with its zone; empty if it is not known
  readonly round: number; // rounds begun so far
  readonly rounds: number;
  readonly yours: boolean; // you coordinate it
  readonly today: boolean;
}
/** A value that can be chosen for a slot, in words; and why it does not go with the rest, if so. */
export interface Choice {
  readonly value: Rules[Slot];
  readonly said: string;
  readonly why: string | null;
}
export interface Question {
  readonly slot: Slot;
  readonly often: boolean; // many people change it
  readonly title: string;
  readonly said: string;
  readonly choices: readonly Choice[];
}
/** Rules that somebody puts together: their text, and what the server says about them. */
export interface OwnRules {
  readonly text: string;
  readonly rules: Rules;
  readonly differs: readonly Slot[];
  readonly why: string | null;
  readonly clash: readonly Slot[];
  /** The nearest rules that can be played, and what would change. */
  readonly fitting: { readonly rules: Rules; readonly changes: readonly { title: string; said: string }[] } | null;
  readonly questions: readonly Question[];
}
export type Family = "box" | "quick" | "finds" | "decks";
export interface RuleSet {
  readonly name: string;
  readonly family: Family;
  readonly rules: Rules;
  readonly box: string; // the rule set that the sheet in the box describes
  readonly cited: Partial<Record<Slot, readonly string[]>>; // clauses of the rulebook
  readonly examples: readonly Example[];
}
/** Some cards, and whether they are a find. */
export interface Example {
  readonly cards: readonly Card[];
  readonly right: boolean;
}
export interface NewTable {
  readonly rule_set: string;
  readonly rules?: Rules;
  readonly options: Options;
}

/** Ask as the owner of this device; or as a guest at it, with the token of their session. */
export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await answered(method, path, body, token);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

async function answered(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`/api${path}`, { method, headers, ...json }).catch(() => {
    throw new ApiError("offline");
  });
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  throw new ApiError(problem.code ?? `http-${answer.status}`, problem.title ?? answer.statusText);
}

export const becomeGuest = (name: string) => ask<Me>("POST", "/guest", { name });
export const rename = (name: string) => ask<Me>("PATCH", "/me", { name });
export const me = () => ask<Account>("GET", "/me");
export const signUp = (login: string, password: string) => ask<Account>("POST", "/account", { login, password });
export const signIn = (login: string, password: string) => ask<Account>("POST", "/session", { login, password });
export const changePassword = (old: string, wanted: string) =>
  ask<null>("PUT", "/account/password", { old, new: wanted });
export const signOutEverywhere = () => ask<null>("DELETE", "/sessions");
export const listSessions = () => ask<OwnSession[]>("GET", "/sessions");
export const endSession = (id: string) => ask<null>("DELETE", `/sessions/${id}`);
export const signOut = () => ask<null>("DELETE", "/session");
export const eraseMe = () => ask<null>("DELETE", "/me");
export const playerOf = (player: string) => ask<PlayerShown>("GET", `/players/${player}`);
export const openTable = (table: NewTable) => ask<Found>("POST", "/tables", table);
export const findTable = (code: string) => ask<Found>("GET", `/tables/${encodeURIComponent(code)}`);
export const listTables = () => ask<Listed[]>("GET", "/tables");
export const listCompetitions = () => ask<ListedCompetition[]>("GET", "/competitions");
/** A sheet of puzzles with their solutions, as PDF. */
export async function printPuzzles(wanted: { lang: Language; puzzles: number; seed: number }): Promise<Blob> {
  const answer = await answered("POST", "/papers/puzzle-book", wanted);
  return answer.blob();
}
export const ruleSet = (name: string) => ask<RuleSet>("GET", `/rulesets/${encodeURIComponent(name)}`);
export type OwnWish = { readonly text: string } | { readonly rules: Rules; readonly keep: string };
export const ownRules = (wish: OwnWish, lang: Language) => ask<OwnRules>("POST", "/rulesets/own", { ...wish, lang });
export const ruleSets = () => ask<RuleSet[]>("GET", "/rulesets");

/** The address of the record of a table's match, which anyone may read and check. */
export const recordAddress = (table: string, number: number) => `/api/records/${table}/${number}`;
