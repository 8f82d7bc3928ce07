import { useCallback } from "preact/hooks";
import { FEATURES, type Trio } from "../cards/card";
import { Next } from "../lesson/Answers";
import { explain } from "../play/explain";
import { isSet } from "../play/sets";
import { Explanation } from "../table/Explanation";
import { Layout } from "../table/Layout";
import type { PlaceState } from "../table/PlaceButton";
import { type Panel, rightTrio, wrongTrio } from "../table/panel";
import { say } from "../words/speak";
import { clear, point, pointedCards, type Session, showCard, skip } from "./session";
import { goOn, move, session } from "./state";
import { TimeBars } from "./TimeBars";
import type { Task } from "./tasks";

/** Find the SET among the cards. Before it is found, the times lie below; after a wrong trio or the right one, why. */
export function FindTask({ now, task }: { now: Session; task: Extract<Task, { kind: "find" }> }) {
  const stateOf = useCallback(stateAt, []);
  const panel = panelOf(now);
  return (
    <>
      <Layout
        layout={task.cards}
        stateOf={stateOf}
        taken={null}
        onPoint={(place) => move((before, at) => point(before, place, at))}
        onClear={() => move(clear)}
      />
      <div class="lesson-why">
        {panel ? <Explanation panel={panel} onClose={() => move(clear)} /> : <TimeBars now={now} />}
        <p class="heard" role="status">
          {panel && [panel.title, ...panel.text].join(" ")}
        </p>
        <Acts now={now} />
      </div>
    </>
  );
}

function Acts({ now }: { now: Session }) {
  if (now.outcome) {
    return (
      <div class="lesson-acts">
        <Next onNext={goOn}>{say("lesson-next")}</Next>
      </div>
    );
  }
  return (
    <div class="lesson-acts" data-count={2}>
      <button type="button" class="button" onClick={() => move(showCard)}>
        {say("act-show")}
      </button>
      <button type="button" class="button" onClick={() => move(skip)}>
        {say("drill-skip")}
      </button>
    </div>
  );
}

/** Cards that share the value are marked where the level says so. */
function stateAt(place: number): PlaceState {
  const now = session.value;
  if (now?.task.kind !== "find") return "free";
  const { pointed, outcome, task } = now;
  if (pointed.includes(place)) return pointed.length === 3 && !outcome ? "wrong" : "pointed";
  const { shares, cards } = task;
  const isOne = shares?.shown === "cards" && cards[place]?.charAt(FEATURES.indexOf(shares.feature)) === shares.letter;
  return isOne ? "hinted" : "free";
}

function panelOf(now: Session): Panel | null {
  const cards = pointedCards(now);
  if (cards.length < 3) return null;
  const trio = cards as unknown as Trio;
  if (now.outcome) {
    const title = say(now.skipped ? "drill-here" : "right-title");
    return rightTrio(trio, say, title);
  }
  if (!isSet(...trio)) return wrongTrio(trio, say);
  return {
    tone: "wrong",
    title: say("drill-other"),
    text: [say("drill-other-why")],
    cards: trio,
    findings: explain(trio),
  };
}
