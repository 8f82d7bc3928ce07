import type { Card } from "../cards/card";
import { Next } from "../lesson/Answers";
import { Offered } from "../lesson/Offered";
import { Built } from "../lesson/Rows";
import { Told, TrioOf } from "../lesson/Trio";
import { thirdCard } from "../play/sets";
import { nameOfCard } from "../table/name-cache";
import { say } from "../words/speak";
import { choose, type Session } from "./session";
import { goOn, move } from "./state";
import { TimeBars } from "./TimeBars";
import type { Task } from "./tasks";

/** The third card of a pair; with a wrong one, what fails is shown feature by feature. */
export function ThirdTask({ now, task }: { now: Session; task: Extract<Task, { kind: "third" }> }) {
  const { pair, offered } = task;
  const right = thirdCard(...pair);
  const chosen = now.said as Card | null;
  return (
    <>
      <div class="lesson-cloth">
        <TrioOf cards={[...pair, chosen]} odd={chosen && chosen !== right ? [2] : []} />
        {chosen && <Built pair={pair} open={0} chosen={chosen} />}
      </div>
      <div class="lesson-dock">
        {chosen ? (
          <>
            <div role="status">
              <Told
                card={right}
                right={chosen === right}
                title={say(chosen === right ? "lesson-third-right" : "lesson-third-is")}
                text={`${nameOfCard(right)}.`}
              />
            </div>
            <TimeBars now={now} />
            <Next onNext={goOn}>{say("lesson-next")}</Next>
          </>
        ) : (
          <Offered cards={offered} onChoose={(card) => move((before, at) => choose(before, card, at))} />
        )}
      </div>
    </>
  );
}
