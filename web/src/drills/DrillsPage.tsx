import type { Card } from "../cards/card";
import { Bars } from "../lesson/Bars";
import { Link } from "../router";
import { StartHead } from "../start/StartHead";
import { Mini } from "../table/Mini";
import { say } from "../words/speak";
import { LEVELS, wholeLevel } from "./adapt";
import { slowLayouts } from "./keep-slow";
import { DRILLS, type Drill } from "./kinds";
import { progress } from "./state";
import { inSeconds } from "./TimeBars";
import "./drills.css";

const PICTURES: Readonly<Record<Drill, readonly (Card | undefined)[]>> = {
  third: ["1rsh", "3gsf", undefined],
  "is-it": ["1gde", "2gdh", "3pdf"],
  "many-share": ["1rof", "3rsh", "2rde"],
  differing: ["1rof", "2psh", "3gde"],
  slowest: ["2gse", "1rof", "3pdh"],
};

/** The drills, each with how far one is. */
export function DrillsPage() {
  return (
    <div class="start drills">
      <StartHead />
      <main>
        <div class="drills-all">
          <h1>{say("to-drills")}</h1>
          <p>{say("drills-how")}</p>
          <ul>
            {DRILLS.map((drill) => (
              <Tile key={drill} drill={drill} />
            ))}
          </ul>
        </div>
      </main>
    </div>
  );
}

function Tile({ drill }: { drill: Drill }) {
  return (
    <li>
      <Link to={`/drills/${drill}`} class="drill-tile">
        <span class="hand" aria-hidden="true">
          {PICTURES[drill].map((card, n) => (
            <Mini key={card ?? n} card={card} />
          ))}
        </span>
        <b>{say(`drill-${drill}`)}</b>
        <span class="drill-how">{say(`drill-${drill}-how`)}</span>
        {drill === "slowest" ? <Waiting /> : <Level drill={drill} />}
      </Link>
    </li>
  );
}

function Level({ drill }: { drill: Drill }) {
  const { level, went } = progress.value[drill];
  const last = went.at(-1);
  return (
    <span class="drill-level">
      <Bars at={went.length ? wholeLevel(level) : 0} of={LEVELS} />
      <span class="muted">
        {last
          ? say("drill-last", {
              right: last.right,
              of: last.of,
              time: last.ms === null ? "–" : say("drill-seconds", { seconds: inSeconds(last.ms) }),
            })
          : say("drill-new")}
      </span>
    </span>
  );
}

/** How many layouts wait to be found quickly. */
function Waiting() {
  return (
    <span class="drill-level">
      <span class="muted">{say("drill-waiting", { count: slowLayouts().length })}</span>
    </span>
  );
}
