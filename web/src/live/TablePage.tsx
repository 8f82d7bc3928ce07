import { useEffect, useMemo, useState } from "preact/hooks";
import { findTable, Trouble } from "../api";
import { Sign } from "../cards/Face";
import { Later } from "../later";
import { address, go, Link } from "../router";
import { MenuButton } from "../settings/Settings";
import type { Wire } from "../socket/line";
import { Explanation } from "../table/Explanation";
import { beSomebody, knownName } from "../who";
import { refusalInWords } from "../words/refusals";
import { say, tongue } from "../words/speak";
import { Cloth } from "./Cloth";
import { Dock } from "./Dock";
import { Doorway, needsJudge, onlyWatches } from "./Doorway";
import { End } from "./End";
import { Gather } from "./Gather";
import { Announced, LastCalls } from "./LastCalls";
import { Live } from "./live";
import { nameOf } from "./names";
import { Players } from "./Players";
import { livePanel } from "./panel";
import { cardsAreUnseen, deckLeft, type Seen, setsToFind } from "./seen";
import { listenToKeys } from "./shortcuts";
import { TableSheet } from "./TableSheet";

const buzzer = async () => (await import("../buzzer/Buzzer")).Buzzer;

/** A table by its code: found, opened, and left again with the page. */
export function TablePage({ code }: { code: string }) {
  const [live, setLive] = useState<Live | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let here = true;
    let opened: Live | null = null;
    findTable(code)
      .then((found) => {
        if (!here) return;
        opened = new Live(found.table, found.code, newSocket);
        setLive(opened);
      })
      .catch((error) => here && setTrouble(error));
    return () => {
      here = false;
      opened?.leave();
      setLive(null);
      setTrouble(null);
    };
  }, [code]);
  if (trouble) return <NoTable trouble={trouble} />;
  return live ? <LiveTable key={live.code} live={live} /> : <Waiting />;
}

export const newSocket = () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`) as Wire;

/** Loading shows card backs in place. */
export function Waiting() {
  return (
    <div class="table-page" data-state="waiting">
      <main class="waiting" aria-busy="true">
        <h1 class="heard">{say("table-loading")}</h1>
        {[...Array(12).keys()].map((n) => (
          <span class="card back" key={n}>
            <svg class="face" aria-hidden="true">
              <use href="#glyph-back" />
            </svg>
          </span>
        ))}
      </main>
    </div>
  );
}

export function NoTable({ trouble }: { trouble: Trouble }) {
  return (
    <div class="table-page" data-state="none">
      <main class="no-table">
        <Sign glyph="neither" />
        <h1>{say("no-table")}</h1>
        <p>{refusalInWords(trouble)}</p>
        <Link to="/" class="button main">
          {say("to-start")}
        </Link>
      </main>
    </div>
  );
}

function LiveTable({ live }: { live: Live }) {
  useConnection(live);
  useSitDown(live);
  useEffect(() => listenToKeys(live), [live]);
  const seen = live.seen.value;
  const { value: farewell } = live.farewell;
  if (farewell && !farewell.retry) return <NoTable trouble={new Trouble(farewell.code, farewell.why)} />;
  if (!seen) return <Waiting />;
  const shows = stage(seen);
  const real = cardsAreUnseen(seen.gathering.rules);
  const leave = async () => {
    await live.say({ type: "Leave" });
    go("/");
  };
  return (
    <div class="table-page" data-state={shows} data-deck={real ? "real" : "shown"}>
      <header class="head table-head">
        <Link to="/" class="brand">
          <Sign glyph="mark" />
          <span class="wordmark">tercet</span>
        </Link>
        <Facts live={live} seen={seen} />
        <MenuButton above={<TableSheet live={live} seen={seen} onLeave={() => void leave()} />} />
      </header>
      {shows === "play" && <Players live={live} gathering={seen.gathering} />}
      <Messages live={live} />
      <main class="stage">
        {shows === "gather" && <Gather live={live} seen={seen} />}
        {shows === "end" && <End live={live} seen={seen} />}
        {shows === "play" &&
          (real ? <Later page={buzzer} props={{ live, seen }} /> : <Cloth live={live} seen={seen} />)}
      </main>
      {shows === "play" && !real && <Why live={live} seen={seen} />}
      {shows === "play" && !real && <LastCalls live={live} />}
      {shows === "play" && !real && seen.sitting && <Dock live={live} seen={seen} />}
      {!seen.sitting && <Doorway live={live} seen={seen} />}
      <Announced live={live} />
    </div>
  );
}

export type Stage = "gather" | "play" | "end";

export function stage({ table }: Seen): Stage {
  if (!table) return "gather";
  return table.phase.type === "Over" ? "end" : "play";
}

export function Facts({ live, seen }: { live: Live; seen: Seen }) {
  const { gathering, table } = seen;
  const { match, rules } = gathering;
  const toFind = table && setsToFind(table);
  return (
    <div class="facts">
      <h1>{say(`rule-set-${rules.name}`)}</h1>
      <p>
        <span class="code">{live.code}</span>
        {table && !cardsAreUnseen(rules) && <span>{say("fact-deck", { count: deckLeft(table) })}</span>}
        {table && table.discard.length > 0 && <span>{say("fact-discard", { count: table.discard.length })}</span>}
        {match && match.rounds > 1 && (
          <span>{say("fact-round", { round: Math.min(match.rounds, match.dealt.length), rounds: match.rounds })}</span>
        )}
        {toFind !== null && toFind !== undefined && <span>{say("fact-to-find", { count: toFind })}</span>}
      </p>
    </div>
  );
}

/** What goes wrong, said calmly: the connection, a refusal, a pause. */
export function Messages({ live }: { live: Live }) {
  const refused = live.refused.value;
  const lost = useLost(live);
  return (
    <div class="messages" aria-live="polite">
      {lost && <p class="message calm">{say("line-lost")}</p>}
      {refused && (
        <p class="message">
          <span>{refusalInWords(refused)}</span>
          <button
            type="button"
            class="button"
            onClick={() => {
              live.refused.value = null;
            }}
          >
            {say("wrong-close")}
          </button>
        </p>
      )}
    </div>
  );
}

const SAY_LOST_AFTER_MS = 1_000;

/** A connection that is mended at once is not worth a word. */
function useLost(live: Live): boolean {
  const [lost, setLost] = useState(false);
  const isLost = live.state.value === "lost";
  useEffect(() => {
    const timer = setTimeout(() => setLost(isLost), isLost ? SAY_LOST_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  return lost;
}

function Why({ live, seen }: { live: Live; seen: Seen }) {
  const { value: shown } = live.shown;
  const { value: chosen } = live.chosenDrawn;
  const { table, sitting } = seen;
  const by = shown?.by ?? "";
  const [name, mine] = [nameOf(live, by), by === live.you.value];
  const draw = () => {
    if (!table) return null;
    const panel = livePanel(table, shown, chosen, { name, mine }, say);
    return (
      <div class="why-area" data-open={panel.tone === "wrong" && (mine || !sitting)}>
        <Explanation panel={panel} onClose={live.clear} />
      </div>
    );
  };
  return useMemo(draw, [table?.rules, table?.finds, shown, chosen, name, mine, sitting, tongue()]);
}

/** The device knows when it is offline, and when it is not any more. */
export function useConnection(live: Live): void {
  useEffect(() => {
    const awake = () => document.visibilityState === "visible" && live.online();
    addEventListener("online", live.online);
    addEventListener("offline", live.offline);
    document.addEventListener("visibilitychange", awake);
    return () => {
      removeEventListener("online", live.online);
      removeEventListener("offline", live.offline);
      document.removeEventListener("visibilitychange", awake);
    };
  }, [live]);
}

/** Whoever has a name here sits down by opening the link, unless they only want to watch. */
function useSitDown(live: Live): void {
  const seen = live.seen.value;
  const there = seen !== null;
  useEffect(() => {
    if (!there || onlyWatches()) return;
    if (live.you.value) void sitDown(live);
    else if (knownName.value) void beSomebody(knownName.value).then(() => live.reconnect());
  }, [live, there, live.you.value]);
}

async function sitDown(live: Live): Promise<void> {
  const seen = live.seen.value;
  if (!seen || seen.gathering.removed.includes(live.you.value ?? "")) return;
  if (!needsJudge(seen.gathering)) await live.join();
  const hint = address.value.hint as { bots?: number[] } | null;
  if (!hint?.bots || seen.gathering.match) return;
  history.replaceState(null, "");
  address.value = { ...address.value, hint: null };
  for (const level of hint.bots) await live.say({ type: "AddBot", level });
  await live.say({ type: "Start" });
}
