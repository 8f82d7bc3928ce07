import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { ApiError, findTable } from "../api";
import { useAwake } from "../buzzer/awake";
import { Cloth } from "../live/Cloth";
import { Facts } from "../live/Facts";
import { Home } from "../live/Home";
import { Messages } from "../live/Messages";
import { NoTable, Waiting } from "../live/NoTable";
import { newSocket, stage, useConnection } from "../live/TablePage";
import { address, go } from "../router";
import { useWayBack } from "../wayback";
import { say } from "../words/speak";
import { Announced } from "./Announced";
import { around } from "./around";
import { listenToCallKeys } from "./callkeys";
import { End } from "./End";
import { Menu } from "./Menu";
import { Middle } from "./Middle";
import { Pad } from "./Pad";
import { type Company, comeBack } from "./people";
import { SharedLive } from "./shared";
import "./together.css";
import { peopleDeal } from "../rules/dealing";
import { hasSuperRounds } from "../rules/super-round";

/** A table on a screen that several people share. Without them it is a table like any other. */
export function TogetherPage({ code }: { code: string }) {
  const [here, setHere] = useState<{ live: SharedLive; company: Company } | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  useEffect(() => {
    let live: SharedLive | null = null;
    let gone = false;
    Promise.all([findTable(code), comeBack()])
      .then(([found, company]) => {
        if (gone) return;
        if (!company) return go(`/t/${found.code}`, null, true);
        live = new SharedLive(found.table, found.code, newSocket, company.people);
        setHere({ live, company });
      })
      .catch((error) => gone || setTrouble(error instanceof ApiError ? error : new ApiError("offline", "")));
    return () => {
      gone = true;
      live?.leave();
    };
  }, [code]);
  if (trouble) return <NoTable trouble={trouble} />;
  return here ? <SharedTable live={here.live} company={here.company} /> : <Waiting />;
}

function SharedTable({ live, company }: { live: SharedLive; company: Company }) {
  useConnection(live);
  useAwake();
  useSitDown(live);
  useLayoutEffect(() => listenToCallKeys(live), [live]);
  const seen = live.seen.value;
  useWayBack(`/together/${live.code}`, seen ? seen.sitting && stage(seen) !== "end" : null);
  const { value: farewell } = live.farewell;
  if (farewell && !farewell.retry) return <NoTable trouble={new ApiError(farewell.code, farewell.why)} />;
  if (!seen) return <Waiting />;
  const { top, bottom } = around(live.people.length, company.flat);
  const shows = live.lingering.value ? "play" : stage(seen);
  const { rules } = seen.gathering;
  const more = peopleDeal(rules) || hasSuperRounds(rules);
  const edge = (name: "top" | "bottom", people: readonly number[]) =>
    shows === "play" &&
    people.length > 0 && (
      <section class="edge" data-edge={name} aria-label={say(`edge-${name}`)}>
        {people.map((n) => (
          <Pad key={n} live={live} person={live.people[n]} gathering={seen.gathering} />
        ))}
      </section>
    );
  return (
    <div class="together" data-state={shows} data-flat={company.flat} data-more={more}>
      {shows === "end" && (
        <header class="head table-head">
          <Home playing={false} />
          <Facts live={live} seen={seen} />
          <Menu live={live} seen={seen} />
        </header>
      )}
      {edge("top", top)}
      {shows !== "play" && <Messages live={live} />}
      <main class="together-stage">
        {shows !== "end" && <h1 class="heard">{say(`rule-set-${seen.gathering.rules.name}`)}</h1>}
        {shows === "play" && <Cloth live={live} seen={seen} />}
        {shows === "gather" && <p class="together-wait">{say("dock-wait")}</p>}
        {shows === "end" && <End live={live} seen={seen} />}
      </main>
      {shows !== "end" && <Middle live={live} seen={seen} />}
      {edge("bottom", bottom)}
      <Announced live={live} />
    </div>
  );
}

/** Everyone takes a seat; if the table has just been set up, the cards are dealt. */
function useSitDown(live: SharedLive): void {
  const there = live.seen.value !== null;
  useEffect(() => {
    if (!there) return;
    const { hint } = address.value as { hint: { start?: boolean } | null };
    history.replaceState(null, "");
    address.value = { ...address.value, hint: null };
    void begin(live, hint?.start ?? false);
  }, [live, there]);
}

async function begin(live: SharedLive, deal: boolean): Promise<void> {
  await live.sitDown();
  if (deal && !live.gathering.value?.match) await live.say({ type: "Start" });
}
