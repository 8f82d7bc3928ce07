import { useEffect } from "preact/hooks";
import { Sign } from "./cards/Face";
import { Symbols } from "./cards/Symbols";
import { type DayAddress, dayAddress } from "./day/addresses";
import { type Fetched, Later } from "./lazy-page";
import { Learn } from "./learn/Learn";
import { address, Link } from "./router";
import { Start } from "./start/Start";
import { titleOf } from "./title";
import { say } from "./words/speak";

/** Pages that not everyone goes to. */
const LATER: Record<string, Fetched> = {
  "/new": async () => (await import("./start/NewTable")).NewTable,
  "/account": async () => (await import("./account/AccountPage")).AccountPage,
  "/together": async () => (await import("./together/NewTogether")).NewTogether,
  "/real": async () => (await import("./buzzer/NewReal")).NewReal,
  "/odds": async () => (await import("./odds/Odds")).Odds,
  "/daily": async () => (await import("./daily/Daily")).Daily,
};
const table = async () => (await import("./live/TablePage")).TablePage;
const day = async () => (await import("./day/DayPage")).DayPage;
const together = async () => (await import("./together/TogetherPage")).TogetherPage;

type DayProps = { at: DayAddress; hash: string };

/** The page that belongs to the address. */
export function App() {
  const { path, hash } = address.value;
  const title = titleOf(path);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Symbols />
      <Page path={path} hash={hash} />
    </>
  );
}

function NoPage() {
  return (
    <main class="no-table">
      <Sign glyph="neither" />
      <h1>{say("no-page")}</h1>
      <Link to="/" class="button main">
        {say("to-start")}
      </Link>
    </main>
  );
}

function Page({ path, hash }: { path: string; hash: string }) {
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code) return <Later page={table} props={{ code }} key={code} />;
  const shared = /^\/together\/([^/]+)\/?$/.exec(path)?.[1];
  if (shared) return <Later page={together} props={{ code: shared }} key={path} />;
  const competition = dayAddress(path);
  if (competition) return <Later<DayProps> page={day} props={{ at: competition, hash }} key={path} />;
  const later = LATER[path];
  if (later) return <Later page={later} props={{}} key={path} />;
  if (path === "/learn") return <Learn />;
  return path === "/" ? <Start /> : <NoPage />;
}
