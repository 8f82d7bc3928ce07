import { FEATURES } from "../cards/card";
import { Sign } from "../cards/Face";
import { Next, Verdicts } from "../lesson/Answers";
import { signOf } from "../lesson/Rows";
import { TrioOf } from "../lesson/Trio";
import { explain, type Finding, type Verdict } from "../play/explain";
import { isSet } from "../play/sets";
import { manner } from "../table/manner";
import { featureName, findingInWords } from "../words/cards";
import { say } from "../words/speak";
import { sayVerdict } from "./course";
import type { Question } from "./lessons";
import { course, move } from "./state";

type Asked = Extract<Question, { kind: "feature" }>;

/** One feature of three cards: the same, different or neither? */
export function AskFeature({ question, onNext }: { question: Asked; onNext: () => void }) {
  const { cards, feature } = question;
  const { given } = course.value;
  const finding = explain(cards)[FEATURES.indexOf(feature)] as Finding;
  return (
    <>
      <div class="lesson-cloth">
        <Strip question={question} told={given !== null} />
        <TrioOf cards={cards} feature={feature} odd={given ? finding.odd : []} />
      </div>
      <div class="lesson-dock">
        <div class="lesson-verdict" role="status" data-right={given?.right}>
          {given && <VerdictTold question={question} finding={finding} right={given.right} />}
        </div>
        <Verdicts
          said={given ? (given.said as Verdict) : null}
          right={finding.verdict}
          onSay={(verdict) => move((before) => sayVerdict(before, verdict))}
        />
        {given ? <Next onNext={onNext}>{say("lesson-next")}</Next> : <span class="lesson-no-next" />}
      </div>
    </>
  );
}

interface ToldProps {
  readonly question: Asked;
  readonly finding: Finding;
  readonly right: boolean;
}

/** Whether the answer was right, and what fits; at the last feature, that three such cards are a SET (C-2). */
function VerdictTold({ question, finding, right }: ToldProps) {
  const { cards, feature } = question;
  const words = findingInWords(cards, finding, manner());
  const whole = feature === "shading" && isSet(...cards);
  return (
    <>
      <Sign glyph={signOf(finding.verdict)} />
      <div>
        <b>{say(right ? "lesson-right" : "lesson-wrong")}</b>{" "}
        {whole ? (
          <p class="course-whole">{say("course-is-a-set")}</p>
        ) : (
          <p>{say(finding.verdict === "neither" ? "course-fits-not" : "course-fits", { finding: words })}</p>
        )}
      </div>
    </>
  );
}

/** The four features: those met so far with their signs; the one that is asked about has none yet. */
function Strip({ question, told }: { question: Asked; told: boolean }) {
  const at = FEATURES.indexOf(question.feature);
  return (
    <ul class="course-strip">
      {explain(question.cards).map(({ feature, verdict }, n) => (
        <li key={feature} data-state={n === at ? "now" : n < at ? "met" : "to-come"}>
          {n < at || (n === at && told) ? (
            <Sign glyph={signOf(verdict)} />
          ) : (
            <span class="lesson-open">{n === at && "?"}</span>
          )}
          <span>{featureName(feature, manner())}</span>
          {(n < at || (n === at && told)) && <span class="heard">{say(`lesson-${signOf(verdict)}`)}</span>}
        </li>
      ))}
    </ul>
  );
}
