/** Applies the server's messages about a table. */
import type { Card } from "../cards/card";
import { evolveTable } from "../fold/gathering";
import type { FromServer, Gathering, Snapshot, TableEvent } from "../protocol/types";
import { buzz } from "../sound/buzz";
import { play } from "../sound/sound";
import { soundOf } from "../sound/which-sound";
import type { Taken } from "../table/useMotion";
import { keepChosen } from "./choosing";
import { keepResult } from "./kept-result";
import type { KnownTable } from "./known";
import { type Lingering, linger, lingeringOf } from "./lingering";
import { type News, newsOf } from "./news";
import { keepPointedOut } from "./pointing";
import { shownAfter } from "./shown";
import { cameWith, noteFind } from "./slow-finds";

const NEWS_KEPT = 30;
const FLASH_MS = 4_000;

/** One message, heard at this instant of the page's clock. */
export function hear(known: KnownTable, message: FromServer, here: number): void {
  switch (message.type) {
    case "Snapshot":
      hearSnapshot(known, message);
      break;
    case "Told":
      hearEvents(known, message.events, here);
      break;
    case "UpToDate":
      setClock(known, message.at, known.gathering.value);
      break;
    case "Names":
      hearNames(known, message.names);
      break;
    case "Waved":
      known.talk.waved(message.by, message.sign);
      break;
    case "PointsAt":
      known.pointedOut.value = { ...known.pointedOut.value, [message.by]: message.cards as readonly Card[] };
      break;
    case "Chatted":
      known.talk.chatted(message.by, message.text);
      break;
    case "Reported":
      known.talk.reported.value = message.player;
      break;
    case "Refused":
      known.refused.value = message;
      break;
    case "Goodbye":
      known.farewell.value = message;
      break;
    case "Done":
      break;
  }
}

/** The whole table: on arrival, and after a lost connection. */
function hearSnapshot(known: KnownTable, { at, you, names, table }: Snapshot): void {
  setClock(known, at, table);
  known.you.value = you;
  hearNames(known, names);
  keepResult(known, known.gathering.value, table);
  known.gathering.value = table;
  beFreeInTime(known);
  known.lingering.value = null;
  known.came = new Map();
  if (known.shown.value?.verdict === "waiting") known.shown.value = null;
  keepChosen(known);
  keepPointedOut(known);
}

function hearNames({ names }: KnownTable, more: Readonly<Record<string, string>>): void {
  names.value = { ...names.value, ...more };
}

/** What one command caused is shown as one change. */
function hearEvents(known: KnownTable, events: readonly TableEvent[], here: number): void {
  let gathering = known.gathering.value;
  const news: News[] = [];
  let taken: Taken | null = null;
  let find: Lingering | null = null;
  for (const event of events) {
    const told = newsOf(event, gathering?.match?.table ?? null, gathering?.match?.ended);
    if (told) news.push(told);
    remember(known, event, gathering);
    const before: Gathering | null = gathering;
    gathering = evolveTable(before, event);
    keepResult(known, before, gathering);
    noteFind(known.came, known.you.value, before, event);
    known.came = cameWith(known.came, before, gathering);
    if (event.type !== "SetTaken") continue;
    taken = { cards: event.gone as Card[], score: scoreOf(event.by) };
    find = before?.match?.table ? lingeringOf(before.match.table, event) : null;
  }
  if (gathering && known.state.value === "there") known.clock.hear(gathering.at, here);
  known.taken.value = find ? null : taken;
  if (find) linger(known, find, taken);
  known.gathering.value = gathering;
  beFreeInTime(known);
  known.told.value = events;
  known.latest.value = news;
  known.news.value = [...news.toReversed().filter(listed), ...known.news.value].slice(0, NEWS_KEPT);
  if (events.some(({ type }) => type === "RoundOpened"))
    known.flash.value = null; // first of all, what is to be done
  else flash(known, news.findLast(listed) ?? null);
  sound(known, events, news);
  keepChosen(known);
  keepPointedOut(known);
}

/** A lock-out for a while is over by itself (M-13). While the table is paused, its clock stands still. */
function beFreeInTime(known: KnownTable): void {
  const { lockedUntil = 0, gathering } = known.seen.value ?? {};
  if (!lockedUntil || gathering?.paused) return;
  const left = lockedUntil - known.clock.now(performance.now());
  setTimeout(() => {
    known.freed.value++;
    beFreeInTime(known);
  }, Math.max(0, left) + 1);
}

/** The figure that a player's cards go to. */
const scoreOf = (player: string): string => `[data-score="${CSS.escape(player)}"]`;

const UNLISTED = ["", "told-called", "told-asked", "told-turned"];
const listed = ({ message }: News): boolean => !UNLISTED.includes(message);

/** What the page knows beside the state of the table: what was shown, seals, ranks, the stopped clock. */
function remember(known: KnownTable, event: TableEvent, before: Gathering | null): void {
  known.shown.value = shownAfter(known.shown.value, event, known.you.value, before?.match?.table?.phase);
  switch (event.type) {
    case "MatchOpened":
      known.ranks.value = [];
      known.seals.value = [];
      break;
    case "RoundOpened":
      known.chosen.value = [];
      known.lingering.value = null;
      break;
    case "DeckSealed":
      known.seals.value = [...known.seals.value, event.seal];
      break;
    case "MatchEnded":
      known.ranks.value = event.ranks;
      break;
    case "TablePaused":
      known.clock.forget();
      if (event.paused) known.clock.stop(Math.max(event.at, before?.at ?? 0));
      break;
  }
}

function flash({ flash }: KnownTable, news: News | null): void {
  if (!news) return;
  flash.value = news;
  setTimeout(() => {
    if (flash.value === news) flash.value = null;
  }, FLASH_MS);
}

function sound({ you, kept }: KnownTable, events: readonly TableEvent[], news: readonly News[]): void {
  if (kept.value) return; // who looks at a result hears nothing of what follows
  const dealt = news.some(({ message }) => message === "told-dealt");
  const heard = soundOf(events, dealt);
  if (heard) play(heard);
  if (events.some((event) => event.type === "CallFailed" && event.by === you.value)) buzz("wrong");
}

/** The table's clock has been received: after a lost connection it may be anything. */
function setClock({ clock, clockSet }: KnownTable, at: number, gathering: Gathering | null): void {
  clock.forget();
  clock.hear(at, performance.now());
  if (gathering?.paused) clock.stop(at);
  clockSet.value++;
}
