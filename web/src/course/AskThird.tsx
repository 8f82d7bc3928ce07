import type { Card } from "../cards/card";
import { Next } from "../lesson/Answers";
import { Offered } from "../lesson/Offered";
import { Built } from "../lesson/Rows";
import { Told, TrioOf } from "../lesson/Trio";
import { explain } from "../play/explain";
import { thirdCard } from "../play/sets";
import { nameOfCard } from "../table/name-cache";
import { say } from "../words/speak";
import { choose } from "./course";
import type { Question } from "./lessons";
import { course, move } from "./state";

type Asked = Extract<Question, { kind: "third" }>;

/** Two cards, and the one that makes them a SET, built feature by feature. */
export function AskThird({ question, onNext }: { question: Asked; onNext: () => void }) {
  const { pair, offered, open } = question;
  const { given } = course.value;
  const chosen = given ? (given.said as Card) : null;
  const right = thirdCard(...pair);
  return (
    <>
      <div class="lesson-cloth">
        <TrioOf cards={[...pair, chosen]} odd={chosen && chosen !== right ? [2] : []} />
        <Built pair={pair} open={open} chosen={chosen} />
      </div>
      <div class="lesson-dock">
        {given === null ? (
          <Offered cards={offered} onChoose={(card) => move((before) => choose(before, card))} />
        ) : (
          <>
            <div role="status">
              <Told
                card={right}
                right={given.right}
                title={say(given.right ? "lesson-third-right" : "lesson-third-is")}
                text={whyOf(pair, chosen ?? right)}
              />
            </div>
            <Next onNext={onNext}>{say("lesson-next")}</Next>
          </>
        )}
      </div>
    </>
  );
}

/** The name of the right card; for those who listen, what fails with the one chosen comes from the rows. */
function whyOf(pair: readonly [Card, Card], chosen: Card): string {
  const fails = explain([...pair, chosen]).some(({ verdict }) => verdict === "neither");
  return fails ? `${nameOfCard(thirdCard(...pair))}.` : say("right-why");
}
