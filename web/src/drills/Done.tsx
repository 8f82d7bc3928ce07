import { useLayoutEffect, useRef } from "preact/hooks";
import { ResultsTold } from "../results/Told";
import { Link } from "../router";
import { StartHead } from "../start/StartHead";
import { say } from "../words/speak";
import { LEVELS, wholeLevel } from "./adapt";
import type { Drill } from "./kinds";
import { Goes } from "./Progress";
import type { Session } from "./session";
import { begin, progress } from "./state";

/** How it went, beside the goes before. */
export function Done({ drill, now }: { drill: Drill; now: Session }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const right = now.done.filter((each) => each.right).length;
  return (
    <div class="start drills">
      <StartHead />
      <main>
        <div class="drill-done">
          <p class="muted">{say(`drill-${drill}`)}</p>
          <h1 tabIndex={-1} ref={heading}>
            {say("drill-right-of", { right, of: now.done.length })}
          </h1>
          {drill !== "slowest" && <p>{say("drill-level", { level: wholeLevel(now.level), levels: LEVELS })}</p>}
          <Goes known={progress.value[drill]} />
          <ResultsTold />
          <button type="button" class="button main" onClick={() => begin(drill)}>
            {say("drill-again")}
          </button>
          <Link to="/drills" class="button">
            {say("drill-all")}
          </Link>
        </div>
      </main>
    </div>
  );
}
