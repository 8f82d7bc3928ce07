import { type BoxFeature, FEATURES } from "../cards/card";
import { examplesOf } from "../cards/examples";
import { BOX } from "../cards/kinds";
import { YesNo } from "../lesson/Answers";
import { type Answered, Judged, oddOf } from "../lesson/Judged";
import { Rows } from "../lesson/Rows";
import { TrioOf } from "../lesson/Trio";
import { isSet } from "../play/sets";
import { Mini } from "../table/Mini";
import { manner } from "../table/manner";
import { featureName } from "../words/cards";
import { say } from "../words/speak";
import { name, type Session, sayIsIt } from "./session";
import { goOn, move } from "./state";
import { TimeBars } from "./TimeBars";
import type { Task } from "./tasks";

/** SET or not; where it is not, the feature that fails is named. */
export function IsItTask({ now, task }: { now: Session; task: Extract<Task, { kind: "is-it" }> }) {
  const { cards } = task;
  return (
    <>
      <div class="lesson-cloth">
        <TrioOf cards={cards} odd={now.outcome ? oddOf(cards) : []} />
        {now.outcome && <Rows cards={cards} />}
      </div>
      <div class="lesson-dock">
        {now.outcome && <TimeBars now={now} />}
        {now.outcome ? (
          <Judged cards={cards} answered={answeredOf(now)} onNext={goOn} />
        ) : now.said === null ? (
          <YesNo said={null} right={isSet(...cards)} onSay={(yes) => move((one, at) => sayIsIt(one, yes, at))} />
        ) : (
          <WhichFails onName={(feature) => move((one, at) => name(one, feature, at))} />
        )}
      </div>
    </>
  );
}

/** “Not a SET” may be right, and the feature named for it wrong. */
function answeredOf({ outcome, named }: Session): Answered {
  if (outcome?.right) return "right";
  return named ? "feature" : "wrong";
}

/** The four features, each with cards that differ in it alone. */
function WhichFails({ onName }: { onName: (feature: BoxFeature) => void }) {
  const examples = examplesOf(BOX);
  return (
    <fieldset class="drill-features">
      <legend>{say("drill-which-fails")}</legend>
      {FEATURES.map((feature, n) => (
        <button type="button" class="button" key={feature} data-feature={feature} onClick={() => onName(feature)}>
          <span class="hand" aria-hidden="true">
            {examples[n]?.slice(0, 2).map((card) => (
              <Mini key={card} card={card} />
            ))}
          </span>
          <span>{featureName(feature, manner())}</span>
        </button>
      ))}
    </fieldset>
  );
}
