import { FEATURES } from "../cards/card";
import { Verdicts, YesNo } from "../lesson/Answers";
import { Judged, oddOf } from "../lesson/Judged";
import { Rows } from "../lesson/Rows";
import { TrioOf } from "../lesson/Trio";
import { explain, type Verdict } from "../play/explain";
import { isSet } from "../play/sets";
import { manner } from "../table/manner";
import { featureName } from "../words/cards";
import { say } from "../words/speak";
import { sayIsIt, sayVerdict } from "./course";
import type { Question } from "./lessons";
import { course, move } from "./state";

/** Is it a SET? Each feature is looked at by itself, and then the answer follows (C-2, P-6). */
export function AskParts({ question, onNext }: { question: Extract<Question, { kind: "parts" }>; onNext: () => void }) {
  const { cards } = question;
  const { parts, given } = course.value;
  const asked = FEATURES[parts.length];
  const verdict = explain(cards)[parts.length]?.verdict ?? "neither";
  const said = parts.map((part) => (part.right ? null : (part.said as Verdict)));
  return (
    <>
      <div class="lesson-cloth">
        <TrioOf cards={cards} odd={given ? oddOf(cards) : []} />
        <Rows cards={cards} shown={parts.length} said={said} />
      </div>
      <div class="lesson-dock">
        {given ? (
          <Judged cards={cards} answered={given.right ? "right" : "wrong"} onNext={onNext} />
        ) : (
          <>
            <div class="lesson-asked" role="status">
              <LastPart />
              <h2>{asked ? featureName(asked, manner()) : say("course-parts")}</h2>
            </div>
            {asked ? (
              <Verdicts said={null} right={verdict} onSay={(one) => move((before) => sayVerdict(before, one))} />
            ) : (
              <YesNo said={null} right={isSet(...cards)} onSay={(yes) => move((before) => sayIsIt(before, yes))} />
            )}
          </>
        )}
      </div>
    </>
  );
}

/** How the feature before was answered. */
function LastPart() {
  const last = course.value.parts.at(-1);
  return last ? <b data-right={last.right}>{say(last.right ? "lesson-right" : "lesson-wrong")}</b> : null;
}

/** Is it a SET? At one look. */
export function AskIsIt({ question, onNext }: { question: Extract<Question, { kind: "is-it" }>; onNext: () => void }) {
  const { cards } = question;
  const { given } = course.value;
  return (
    <>
      <div class="lesson-cloth">
        <TrioOf cards={cards} odd={given ? oddOf(cards) : []} />
        {given && <Rows cards={cards} />}
      </div>
      <div class="lesson-dock">
        {given ? (
          <Judged cards={cards} answered={given.right ? "right" : "wrong"} onNext={onNext} />
        ) : (
          <YesNo said={null} right={isSet(...cards)} onSay={(yes) => move((before) => sayIsIt(before, yes))} />
        )}
      </div>
    </>
  );
}
