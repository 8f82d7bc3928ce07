import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { ApiError, findTable } from "../api";
import { Later } from "../lazy-page";
import { address, go } from "../router";
import { cardsAreUnseen } from "../rules/deck";
import { MenuButton } from "../settings/Settings";
import type { Wire } from "../socket/line";
import { forgetWayBack, useWayBack } from "../wayback";
import { beSomebody, knownName } from "../who";
import { Cloth } from "./Cloth";
import { Dock, Onlooker } from "./Dock";
import { Doorway, needsJudge, onlyWatches } from "./Doorway";
import { End } from "./End";
import { Facts } from "./Facts";
import { Gather } from "./Gather";
import { Home } from "./Home";
import { Announced, LastCalls } from "./LastCalls";
import { Live } from "./live";
import { Messages } from "./Messages";
import { NoTable, Waiting } from "./NoTable";
import { useNameOfMyOwn } from "./OwnName";
import { Players } from "./Players";
import { type Seen, seenBy } from "./seen";
import { listenToKeys } from "./shortcuts";
import { TableSheet } from "./TableSheet";
import { Why } from "./Why";

const buzzer = async () => (await import("../buzzer/Buzzer")).Buzzer;

/** A table by its code: found, opened, and left again with the page. */
export function TablePage({ code }: { code: string }) {
  const [live, setLive] = useState<Live | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
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

function LiveTable({ live }: { live: Live }) {
  useConnection(live);
  useSitDown(live);
  useNameOfMyOwn(live);
  useLayoutEffect(() => listenToKeys(live), [live]);
  const seen = live.seen.value;
  const path = `/t/${live.code}`;
  useWayBack(path, seen ? seen.sitting && stage(seen) !== "end" : null);
  const { value: farewell } = live.farewell;
  if (farewell && !farewell.retry) return <NoTable trouble={new ApiError(farewell.code, farewell.why)} />;
  if (!seen) return <Waiting />;
  const kept = live.kept.value && seenBy(live.kept.value, live.you.value); // a result that is still looked at
  const shows = !kept && live.lingering.value ? "play" : stage(kept ?? seen);
  const real = cardsAreUnseen(seen.gathering.rules);
  const leave = async () => {
    await live.say({ type: "Leave" });
    forgetWayBack(path);
    go("/");
  };
  return (
    <div class="table-page" data-state={shows} data-deck={real ? "real" : "shown"}>
      <header class="head table-head">
        <Home playing={shows === "play" && seen.sitting} />
        <Facts live={live} seen={kept ?? seen} />
        <MenuButton above={<TableSheet live={live} seen={seen} onLeave={() => void leave()} />} />
      </header>
      {shows === "play" && <Players live={live} gathering={seen.gathering} />}
      {(shows !== "play" || !seen.sitting) && <Messages live={live} />}
      <main class="stage">
        {shows === "gather" && <Gather live={live} seen={seen} />}
        {shows === "end" && <End live={live} seen={kept ?? seen} />}
        {shows === "play" &&
          (real ? <Later page={buzzer} props={{ live, seen }} /> : <Cloth live={live} seen={seen} />)}
        {shows === "play" && !real && !seen.sitting && <Onlooker live={live} seen={seen} />}
      </main>
      {shows === "play" && !real && <Why live={live} seen={seen} />}
      {shows === "play" && !real && <LastCalls live={live} />}
      {shows === "play" && !real && seen.sitting && <Dock live={live} seen={seen} />}
      {!seen.sitting && <Doorway live={live} seen={seen} />}
      {!kept && <Announced live={live} />}
    </div>
  );
}

export type Stage = "gather" | "play" | "end";

export function stage({ table }: Seen): Stage {
  if (!table) return "gather";
  return table.phase.type === "Over" ? "end" : "play";
}

/** The device knows when it is offline, and when it is not any more. */
export function useConnection(live: Live): void {
  useLayoutEffect(() => {
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

/** A known player takes a seat by opening the link, unless they only want to watch. */
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
