import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { ApiError, me, recordAddress } from "../api";
import { Sign } from "../cards/Face";
import { type About, aboutMatch } from "../end/about";
import { ownView, racers } from "../fold/own-view";
import { useTitle } from "../live/about-rules";
import type { Named } from "../live/names";
import type { MatchEvent, Rules } from "../protocol/types";
import { Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { knownName } from "../who";
import { say } from "../words/speak";
import { type Prepared, prepare } from "./frames";
import { OpenFile } from "./OpenFile";
import { Replay } from "./Replay";
import { verifyAll, viewerOf } from "./racing";
import { type Broken, BrokenRecord, readText } from "./read";
import "../end/lane.css";
import "./replay.css";
import { Playback } from "./state";
import type { Verified } from "./verify";
import { Whose } from "./Whose";

export interface ReplayAddress {
  readonly table: string;
  readonly number: number;
}

const NOTHING: About = { names: {}, bots: {}, weighed: [] };

/** The replay of a finished match by its address, or of a record that somebody opens from a file. */
export function ReplayPage({ at, hash }: { at: ReplayAddress | null; hash: string }) {
  const [text, setText] = useState<string | null>(null);
  const [about, setAbout] = useState(NOTHING);
  const you = useMe();
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  useEffect(() => {
    if (!at) return;
    let here = true;
    aboutMatch(at.table, at.number)
      .then((found) => here && setAbout(found))
      .catch(() => {});
    fetchRecord(at)
      .then((found) => here && setText(found))
      .catch((error) => here && setTrouble(error));
    return () => {
      here = false;
    };
  }, [at?.table, at?.number]);
  if (text !== null)
    return <Opened text={text} about={about} you={you} at={at} hash={hash} onOther={setText} key={text} />;
  return (
    <Frame>
      <OpenFile onText={setText} trouble={trouble && sayTrouble(trouble)} waiting={at !== null && !trouble} />
    </Frame>
  );
}

/** Who watches: their own finds are theirs. */
function useMe(): string | null {
  const [you, setYou] = useState<string | null>(null);
  useEffect(() => {
    if (knownName.value)
      me().then(
        ({ player }) => setYou(player),
        () => {},
      );
  }, []);
  return you;
}

async function fetchRecord({ table, number }: ReplayAddress): Promise<string> {
  const answer = await fetch(recordAddress(table, number)).catch(() => {
    throw new ApiError("offline");
  });
  if (answer.ok) return answer.text();
  const problem = await answer.json().catch(() => ({}));
  throw new ApiError(problem.code ?? `http-${answer.status}`, problem.title ?? answer.statusText);
}

const SAID = ["unknown-record", "still-playing", "offline"];
const sayTrouble = ({ code }: ApiError): string => say(`playback-${SAID.includes(code) ? code : "lost"}`);

interface OpenedProps {
  text: string;
  about: About;
  you: string | null;
  at: ReplayAddress | null;
  hash: string;
  onOther: (text: string) => void;
}

function Opened({ text, about, you, at, hash, onOther }: OpenedProps) {
  const [whose, setWhose] = useState<string | null>(null);
  const record = useMemo(() => recordIn(text), [text]);
  const racing = Array.isArray(record) ? racers(record) : [];
  const viewer = Array.isArray(record) ? viewerOf(record, whose ?? you) : undefined;
  const read = useMemo(() => (Array.isArray(record) ? opened(record, viewer) : record), [record, viewer]);
  const begin = Number(/[#&]t=(\d+)/.exec(hash)?.[1] ?? 0);
  const play = useMemo(() => ("why" in read ? null : new Playback(read.prepared, begin)), [read]);
  useLayoutEffect(() => play?.seek(begin), [play, begin]); // at once, not after the first key
  const rules = "why" in read ? null : read.prepared.match.rules;
  const live = useMemo((): Named | null => {
    if (!rules || "why" in read) return null;
    const players = read.prepared.frames.at(-1)?.table.seats.map(({ player }) => player) ?? [];
    const sitters = players.map((player) => ({ player, level: about.bots[player] ?? (isBot(player) ? 1 : 0) }));
    return { names: signal(named(players, about)), you: signal(you), gathering: signal({ rules, sitters }) };
  }, [read, about, rules, you]);
  if ("why" in read)
    return (
      <Frame>
        <OpenFile onText={onOther} trouble={say(`playback-broken-${read.why}`, { line: read.line })} waiting={false} />
      </Frame>
    );
  if (!play || !live || !rules) return null;
  const path = at && `/replay/${at.table}/${at.number}`;
  return (
    <Frame about={<RulesName rules={rules} />} beside={<Whose {...{ live, racing, viewer }} onChoose={setWhose} />}>
      <Replay play={play} live={live} text={text} verified={read.verified} path={path} />
    </Frame>
  );
}

const isBot = (player: string): boolean => player.startsWith("bot-");
const OPAQUE = /^[\w-]{20,}$/;

/** The names that are known; somebody without one is a number, and a name in a file is a name. */
function named(players: readonly string[], { names }: About): Record<string, string> {
  const others = players.filter((player) => !names[player] && !isBot(player));
  const called = others.map((player, n) => [
    player,
    OPAQUE.test(player) ? say("playback-player", { n: n + 1 }) : player,
  ]);
  return { ...Object.fromEntries(called), ...names };
}

interface Playable {
  readonly prepared: Prepared;
  readonly verified: Verified;
}
interface Unreadable {
  readonly why: Broken | "story";
  readonly line: number;
}

/** The events of a record; or why it cannot be read. */
function recordIn(text: string): MatchEvent[] | Unreadable {
  try {
    return readText(text);
  } catch (error) {
    return unreadable(error);
  }
}

/** Everything that is needed, once; or why it cannot be shown. */
function opened(events: readonly MatchEvent[], viewer: string | undefined): Playable | Unreadable {
  try {
    return { prepared: prepare(ownView(events, viewer)), verified: verifyAll(events) };
  } catch (error) {
    return unreadable(error);
  }
}

function unreadable(error: unknown): Unreadable {
  const { why, line } = error instanceof BrokenRecord ? error : { why: "story" as const, line: 0 };
  return { why, line };
}

const RulesName = ({ rules }: { rules: Rules }) => <>{useTitle(rules)}</>;

interface FrameProps {
  about?: ComponentChildren;
  beside?: ComponentChildren;
  children: ComponentChildren;
}

function Frame({ about, beside, children }: FrameProps) {
  return (
    <div class="replay-page">
      <header class="replay-head">
        <Link to="/" class="brand">
          <Sign glyph="mark" />
          <span class="wordmark">tercet</span>
        </Link>
        <h1>
          {say("replay-page")} {about && <span class="muted">{about}</span>}
        </h1>
        {beside}
        <MenuButton />
      </header>
      {children}
    </div>
  );
}
