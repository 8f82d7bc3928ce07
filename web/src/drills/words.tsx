import { Sign } from "../cards/Face";
import { explain } from "../play/explain";
import { Hand } from "../table/Mini";
import { manner } from "../table/manner";
import { valueName } from "../words/cards";
import { say } from "../words/speak";
import { Clock } from "./Clock";
import type { Session } from "./session";
import { differing, type Shares, sharing, type Task } from "./tasks";

/** What is to be done, in one sentence. */
export function orderOf({ task, said, outcome }: Session): string {
  switch (task.kind) {
    case "third":
      return say("drill-third-text");
    case "is-it":
      return say(said === false && !outcome ? "drill-which-fails" : "drill-is-it-text");
    case "find":
      return task.shares ? sharedInWords(task.shares) : say("drill-look-for", { count: differing(task.set) });
  }
}

const sharedInWords = (shares: Shares): string =>
  shares.shown === "nothing"
    ? say("drill-share-unknown")
    : say("drill-share-known", { value: valueName(sharing(shares)[0] ?? "", shares.feature, manner()) });

/** The same, drawn, and how long it has taken. */
export function Hint({ now }: { now: Session }) {
  const { task } = now;
  if (task.kind !== "find") return null;
  return (
    <span class="drill-hint">
      {task.shares ? <SharedValue shares={task.shares} /> : <Differing task={task} />}
      <Clock now={now} />
    </span>
  );
}

function SharedValue({ shares }: { shares: Shares }) {
  return shares.shown === "nothing" ? null : <Hand cards={sharing(shares)} />;
}

/** A sign for each feature: in how many the SET differs, without telling in which. */
function Differing({ task }: { task: Extract<Task, { kind: "find" }> }) {
  const signs = explain(task.set)
    .map(({ verdict }) => verdict)
    .toSorted();
  return (
    <span class="drill-signs" aria-hidden="true">
      {signs.map((verdict, n) => (
        <Sign key={`${verdict} ${n}`} glyph={verdict === "same" ? "same" : "different"} />
      ))}
    </span>
  );
}
