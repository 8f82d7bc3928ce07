/** The run at this device: its moves, and what the device keeps of it and of those before. */
import { batch, computed, signal } from "@preact/signals";
import { keepSlow } from "../drills/keep-slow";
import { cryptoDice } from "../play/deck";
import type { Place } from "../play/round";
import { ownResults, post } from "../results/outbox";
import { address, go } from "../router";
import { recall, remember } from "../settings/remember";
import { buzz } from "../sound/buzz";
import { play } from "../sound/sound";
import { knownName } from "../who";
import { type Aim, aimNamed, nameOf } from "./aim";
import { toSend, withKept } from "./kept";
import { asked, linkOf } from "./link";
import { type Bests, bestOf, type Result, resultOf, withResult } from "./result";
import * as r from "./run";
import { newSeed } from "./seed";
import type { Moments } from "./times";

const RUN = "tercet.clock.run";
const BESTS = "tercet.clock.bests";
const SEEDS = "tercet.clock.seeds";
const MOST_SEEDS = 500;

export const now = (): number => Math.round(performance.now()); // nobody sets this clock back
export const moment = signal(now());
export const run = signal<r.Run | null>(null);
export const bests = signal<Bests>({});
/** Whom it is played against: the best so far, or somebody else, whose times a link has brought. */
export const before = signal<Result | null>(null);
export const friend = signal<Moments | null>(null);

/** What is kept of the run, so that it can be gone on with, and its end be read again. */
interface KeptRun {
  readonly run: r.Kept;
  readonly before: Result | null;
  readonly friend: Moments | null;
}

/** What the address asks for. */
export const wish = computed(() => asked(address.value.search));

/** Does the address ask for this run? */
export const isAsked = ({ aim, table }: r.Run): boolean =>
  wish.value.seed === table.seed && nameOf(wish.value.aim) === nameOf(aim);

/** Somebody else's times with these cards, or one's own best. */
export interface Rival {
  readonly who: "friend" | "best";
  readonly moments: Moments;
}
export const rival = computed((): Rival | null => {
  if (friend.value) return { who: "friend", moments: friend.value };
  return before.value && { who: "best", moments: before.value.moments };
});

/** Take up what this device has kept; also when another page of it has changed that. */
export function recallAll(): void {
  bests.value = readBests();
  const kept = read<KeptRun>(RUN);
  const up = kept && takenUp(kept.run);
  batch(() => {
    run.value = up;
    before.value = kept?.before ?? null;
    friend.value = kept?.friend ?? null;
  });
}

/** The run as it was left; null if it cannot be read, such as one of another version of this page. */
function takenUp(kept: r.Kept): r.Run | null {
  try {
    return aimNamed(nameOf(kept.aim)) && r.takeUp(kept);
  } catch {
    return null;
  }
}

export const wasSeen = (seed: string): boolean => (read<string[]>(SEEDS) ?? []).includes(seed);

/** Begin: with these cards, or with any. */
export function begin(aim: Aim, wanted: string | null): void {
  const seed = wanted ?? newSeed(cryptoDice);
  const seen = wasSeen(seed);
  const times = seed === wish.value.seed ? wish.value.times : null;
  go(linkOf(aim, seed, times), null, true);
  remember(
    SEEDS,
    JSON.stringify([seed, ...(read<string[]>(SEEDS) ?? []).filter((one) => one !== seed)].slice(0, MOST_SEEDS)),
  );
  batch(() => {
    before.value = bestOf(bests.value, aim);
    friend.value = times;
    change(() => r.begin(aim, seed, now(), seen));
  });
}

export const pointAt = (place: Place) => change((run) => run && r.point(run, place, now()));
export const pointAtNothing = () => change((run) => run && r.clear(run));
export const pause = () => change((run) => run && r.pause(run, now()));
export const giveUp = () => change((run) => run && r.giveUp(run, now()));
export const tick = () => change((run) => run && r.at(run, now()));
export function goOn(): void {
  change((run) => run && r.goOn(run, now()));
  const { value } = run;
  if (value && !isAsked(value)) go(linkToRun(value), null, true);
}

/** The address of the run that waits. */
export const linkToRun = ({ aim, table }: r.Run): string => linkOf(aim, table.seed, friend.value);

function change(move: (before: r.Run | null) => r.Run | null): void {
  const old = run.value;
  const next = move(old);
  moment.value = now();
  if (!next || next === old) return;
  if (old) sound(old, next);
  if (old) keepIfSlow(old, next);
  if (r.isOver(next) && !(old && r.isOver(old))) keepResult(next);
  run.value = next;
  remember(RUN, JSON.stringify(kept(next)));
}

const kept = (run: r.Run): KeptRun => ({ run: r.keep(run, now()), before: before.value, friend: friend.value });

/** A find that took long is brought back as a drill. */
function keepIfSlow(old: r.Run, next: r.Run): void {
  const find = next.found.at(old.found.length);
  if (find) keepSlow(old.table.round.layout, find.trio, find.at - (old.found.at(-1)?.at ?? 0));
}

function sound(old: r.Run, next: r.Run): void {
  if (next.found.length > old.found.length) play("right");
  if (next.wrong.length <= old.wrong.length) return;
  play("wrong");
  buzz("wrong");
}

function keepResult(over: r.Run): void {
  const result = resultOf(over);
  if (result) keepBests(withResult(readBests(), result));
  const sent = toSend(over, Date.now());
  if (sent) void post(sent);
}

function keepBests(all: Bests): void {
  bests.value = all;
  remember(BESTS, JSON.stringify(all));
}

/** What this player has done elsewhere counts too. Without a connection, what is known here does. */
export async function fetchBests(): Promise<void> {
  if (!knownName.value) return;
  const own = await ownResults("clock").catch(() => []);
  keepBests(
    withKept(
      readBests(),
      own.map(({ result }) => result),
    ),
  );
}

const readBests = (): Bests => read<Bests>(BESTS) ?? {};

/** What was remembered; what cannot be read is as good as nothing. */
function read<T>(key: string): T | null {
  try {
    return JSON.parse(recall(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Follow the other pages of this device. */
export function followOthers(): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === RUN || key === BESTS) recallAll();
  };
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}
