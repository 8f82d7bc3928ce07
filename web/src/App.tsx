import { useEffect } from "preact/hooks";
import { Sign } from "./cards/Face";
import { Symbols } from "./cards/Symbols";
import { puzzleAddress } from "./daily/addresses";
import { type DayAddress, dayAddress } from "./day/addresses";
import { type Fetched, Later, withWords } from "./lazy-page";
import { address, Link } from "./router";
import { Start } from "./start/Start";
import { rulesAddress, titleOf } from "./title";
import { say } from "./words/speak";

/** Pages that not everyone goes to, each with the parts of the words that it needs beside the first. */
const LATER: Record<string, Fetched> = {
  "/new": withWords(["table"], async () => (await import("./start/NewTable")).NewTable),
  "/account": withWords(["account", "statistics"], async () => (await import("./account/AccountPage")).AccountPage),
  "/together": withWords(["table"], async () => (await import("./together/NewTogether")).NewTogether),
  "/real": withWords(["table"], async () => (await import("./buzzer/NewReal")).NewReal),
  "/me/statistics": withWords(["statistics"], async () => (await import("./me/StatisticsPage")).StatisticsPage),
  "/me/ratings": withWords(["statistics"], async () => (await import("./me/RatingsPage")).RatingsPage),
  "/boards": withWords(["statistics"], async () => (await import("./me/BoardsPage")).BoardsPage),
  "/eye": withWords(["eye", "alone", "odds"], async () => (await import("./eye/page/EyePage")).EyePage),
  "/odds": withWords(["odds"], async () => (await import("./odds/Odds")).Odds),
  "/competitions": withWords(["competition"], async () => (await import("./staff/Competitions")).Competitions),
  "/competitions/new": withWords(["competition"], async () => (await import("./staff/NewCompetition")).NewCompetition),
  "/alone": withWords(["alone"], async () => (await import("./alone/AlonePage")).AlonePage),
  "/alone/clock": withWords(["alone", "results"], async () => (await import("./alone/ClockPage")).ClockPage),
  "/alone/practice": withWords(["alone"], async () => (await import("./practice/Practice")).Practice),
  "/class": withWords(["classroom"], async () => (await import("./classroom/ClassPage")).ClassPage),
  "/rules": withWords(["rulepages"], async () => (await import("./rulepages/RulesList")).RulesList),
  "/learn": withWords(["learn", "alone", "results"], async () => (await import("./course/Course")).Course),
  "/drills": withWords(["learn", "results"], async () => (await import("./drills/DrillsPage")).DrillsPage),
};
const table = withWords(["table"], async () => (await import("./live/TablePage")).TablePage);
const rulesPage = withWords(["table", "rulepages"], async () => (await import("./rulepages/RulesPage")).RulesPage);
const day = withWords(["competition"], async () => (await import("./day/DayPage")).DayPage);
const together = withWords(["table"], async () => (await import("./together/TogetherPage")).TogetherPage);
const drill = withWords(["learn", "results"], async () => (await import("./drills/DrillPage")).DrillPage);
const daily = withWords(["daily", "results"], async () => (await import("./daily/Daily")).Daily);

const replay = withWords(["table", "after", "replay"], async () => (await import("./replay/ReplayPage")).ReplayPage);
const layout = withWords(["eye", "daily"], async () => (await import("./eye/page/LayoutPage")).LayoutPage);

type ReplayProps = { at: { table: string; number: number } | null; hash: string };
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

/** `/replay` opens a file, `/replay/TABLE/NUMBER` a match of a table. */
function replayAddress(path: string): Pick<ReplayProps, "at"> | null {
  const [, table, number] = /^\/replay(?:\/([\w-]+)\/(\d+))?\/?$/.exec(path) ?? [null];
  if (table && number) return { at: { table, number: Number(number) } };
  return path.replace(/\/$/, "") === "/replay" ? { at: null } : null;
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
  const drilled = /^\/drills\/([^/]+)\/?$/.exec(path)?.[1];
  if (drilled) return <Later page={drill} props={{ name: drilled }} key={path} />;
  const competition = dayAddress(path);
  if (competition) return <Later<DayProps> page={day} props={{ at: competition, hash }} key={path} />;
  const rules = rulesAddress(path);
  if (rules) return <Later page={rulesPage} props={{ name: rules }} key={path} />;
  const replayed = replayAddress(path);
  if (replayed) return <Later<ReplayProps> page={replay} props={{ at: replayed.at, hash }} key={path} />;
  const puzzle = puzzleAddress(path);
  if (puzzle) return <Later page={daily} props={{ at: puzzle }} key={path} />;
  if (path === "/eye/layout") return <Later<{ hash: string }> page={layout} props={{ hash }} key={path} />;
  const later = LATER[path];
  if (later) return <Later page={later} props={{}} key={path} />;
  return path === "/" ? <Start /> : <NoPage />;
}
