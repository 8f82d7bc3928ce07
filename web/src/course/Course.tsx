import { useEffect } from "preact/hooks";
import { Shell } from "../lesson/Shell";
import { address, go } from "../router";
import { edition } from "../settings/settings";
import { featureKey } from "../words/cards";
import { say } from "../words/speak";
import { AskFeature } from "./AskFeature";
import { AskFind } from "./AskFind";
import { AskIsIt, AskParts } from "./AskIsIt";
import { AskThird } from "./AskThird";
import { isOver, LAST, questionOf, whichQuestion } from "./course";
import { End } from "./End";
import { STEPS } from "./lessons";
import { addressOf, course, enterStep, goOn, stepIn } from "./state";
import "./course.css";

/** From nothing to the first own SET. Each step has its address; without one, the course goes on where it was left. */
export function Course() {
  const { hash } = address.value;
  useEffect(() => {
    const step = stepIn(hash);
    if (addressOf(step) !== `/learn${hash}`) go(addressOf(step), null, true);
    if (step !== course.value.step) enterStep(step);
  }, [hash]);
  return (
    <Shell
      {...wordsOf()}
      part={partOf()}
      at={course.value.step}
      of={LAST}
      now={nowOf()}
      leave={LEAVE()}
      menu={<Again />}
      class="course"
    >
      {isOver(course.value) ? <End /> : <Asked />}
    </Shell>
  );
}

const LEAVE = () => ({ to: "/", text: say("course-leave") });
/** Which question of the step it is, where there are several. */
function partOf(): string | undefined {
  const which = whichQuestion(course.value);
  return which.questions > 1 ? say("lesson-question", { ...which }) : undefined;
}
const nowOf = (): string => JSON.stringify([course.value.step, questionOf(course.value)]);

/** Go on to the next question or step. */
export function onward(): void {
  const step = goOn();
  if (step !== course.value.step) {
    enterStep(step);
    go(addressOf(step));
  }
}

function Asked() {
  const question = questionOf(course.value);
  switch (question?.kind) {
    case "feature":
      return <AskFeature question={question} onNext={onward} />;
    case "third":
      return <AskThird question={question} onNext={onward} />;
    case "parts":
      return <AskParts question={question} onNext={onward} />;
    case "is-it":
      return <AskIsIt question={question} onNext={onward} />;
    case "find":
      return <AskFind question={question} onNext={onward} />;
    default:
      return null;
  }
}

/** The order of the step, and one sentence. */
function wordsOf(): { title: string; text: string } {
  const step = STEPS[course.value.step] ?? "end";
  switch (step) {
    case "number":
    case "colour":
    case "shape":
    case "shading":
      return { title: say("course-look", { feature: featureKey(step, edition.value) }), text: say("course-three") };
    default:
      return { title: say(`course-${step}`), text: say(`course-${step}-text`) };
  }
}

function Again() {
  return (
    <form method="dialog" class="about">
      <button
        type="submit"
        class="button"
        onClick={() => {
          enterStep(0);
          go(addressOf(0));
        }}
      >
        {say("course-again")}
      </button>
    </form>
  );
}
