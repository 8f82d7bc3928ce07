import { useEffect } from "preact/hooks";
import { Sign } from "../cards/Face";
import { Shell } from "../lesson/Shell";
import { Link } from "../router";
import { StartHead } from "../start/StartHead";
import { say } from "../words/speak";
import { Done } from "./Done";
import { FindTask } from "./FindTask";
import { IsItTask } from "./IsItTask";
import { type Drill, isDrill } from "./kinds";
import type { Session } from "./session";
import { begin, finished, session } from "./state";
import { ThirdTask } from "./ThirdTask";
import { Hint, orderOf } from "./words";
import "./drills.css";

/** One drill, by its name. */
export function DrillPage({ name }: { name: string }) {
  return isDrill(name) ? <OneDrill drill={name} key={name} /> : <NoDrill title={say("no-page")} />;
}

function OneDrill({ drill }: { drill: Drill }) {
  useEffect(() => begin(drill), [drill]);
  const now = session.value;
  if (now?.drill !== drill) return drill === "slowest" ? <NoDrill title={say("drill-slowest-none")} practise /> : null;
  if (finished.value) return <Done drill={drill} now={now} />;
  return <Running now={now} />;
}

function Running({ now }: { now: Session }) {
  const at = now.done.length - (now.outcome ? 1 : 0);
  return (
    <Shell
      at={at}
      of={now.of}
      title={say(`drill-${now.drill}`)}
      text={orderOf(now)}
      now={`${at} ${now.said}`}
      leave={{ to: "/drills", text: say("drill-all") }}
      aside={<Hint now={now} />}
      class="drill"
    >
      {now.task.kind === "third" && <ThirdTask now={now} task={now.task} />}
      {now.task.kind === "is-it" && <IsItTask now={now} task={now.task} />}
      {now.task.kind === "find" && <FindTask now={now} task={now.task} />}
    </Shell>
  );
}

/** Nothing to do here, and where there is. */
function NoDrill({ title, practise = false }: { title: string; practise?: boolean }) {
  return (
    <div class="start drills">
      <StartHead />
      <main>
        <div class="no-table">
          <Sign glyph="neither" />
          <h1>{title}</h1>
          {practise && <p>{say("drill-slowest-how")}</p>}
          <Link to={practise ? "/alone/practice" : "/drills"} class="button main">
            {say(practise ? "practice-title" : "drill-all")}
          </Link>
        </div>
      </main>
    </div>
  );
}
