import { useCallback } from "preact/hooks";
import type { Trio } from "../cards/card";
import { Next } from "../lesson/Answers";
import { explain } from "../play/explain";
import { HELP, thirdOf } from "../practice/help";
import { Explanation } from "../table/Explanation";
import { Layout } from "../table/Layout";
import type { PlaceState } from "../table/PlaceButton";
import { type Panel, wrongTrio } from "../table/panel";
import { say } from "../words/speak";
import { begunSet, type Course, clear, point, pointedCards, showCard } from "./course";
import type { Question } from "./lessons";
import { course, found, move } from "./state";

/** Find a SET among cards that lie out. A card is shown to whoever asks for one. */
export function AskFind({ question, onNext }: { question: Extract<Question, { kind: "find" }>; onNext: () => void }) {
  const { given } = course.value;
  const stateOf = useCallback(stateAt, []);
  const panel = panelOf(course.value, found().length === 0);
  return (
    <>
      <Layout
        layout={question.cards}
        stateOf={stateOf}
        taken={null}
        onPoint={(place) => move((before) => point(before, place))}
        onClear={() => move(clear)}
      />
      <div class="lesson-why">
        <Explanation panel={panel} onClose={() => move(clear)} />
        <p class="heard" role="status">
          {panel.findings.length > 0 && [panel.title, ...panel.text].join(" ")}
        </p>
        <div class="lesson-acts">
          {given ? (
            <Next onNext={onNext}>{say("lesson-next")}</Next>
          ) : (
            <button type="button" class="button" onClick={() => move(showCard)}>
              {say(HELP[begunSet(course.value).length] ?? "act-show")}
            </button>
          )}
        </div>
      </div>
    </>
  );
}

function stateAt(place: number): PlaceState {
  const { pointed, given } = course.value;
  if (!pointed.includes(place)) return "free";
  return pointed.length === 3 && !given ? "wrong" : "pointed";
}

/** What is told below the cards. */
function panelOf(now: Course, isFirst: boolean): Panel {
  const cards = pointedCards(now);
  const plain = { tone: "plain", findings: [], cards } as const;
  const [a, b] = cards;
  if (now.why && a && b) return thirdOf([a, b], say);
  if (cards.length === 0) return { ...plain, title: say("choose-title"), text: [say("choose-how")] };
  if (cards.length < 3) return { ...plain, title: say("choose-more", { left: 3 - cards.length }), text: [] };
  const trio = cards as unknown as Trio;
  if (!now.given) return wrongTrio(trio, say);
  const title = say(isFirst ? "course-first-set" : "right-title");
  return { tone: "right", title, text: [say("right-why")], cards: trio, findings: explain(trio) };
}
