import type { Trio } from "../cards/card";
import { Sign } from "../cards/Face";
import { explain } from "../play/explain";
import { isSet, thirdCard } from "../play/sets";
import { say } from "../words/speak";
import { Next } from "./Answers";
import { Told } from "./Trio";

/** The card that stands alone in a feature that fails. */
export const oddOf = (cards: Trio): readonly number[] =>
  explain(cards).find(({ verdict }) => verdict === "neither")?.odd ?? [];

/** How the answer was: right, wrong, or “not a SET” for a feature that does fit. */
export type Answered = "right" | "wrong" | "feature";

export interface JudgedProps {
  readonly cards: Trio;
  readonly answered: Answered;
  readonly onNext: () => void;
}

/** Whether it is a SET, and whether that was the answer; of what is no SET, the card that would have fitted. */
export function Judged({ cards, answered, onNext }: JudgedProps) {
  return (
    <>
      <div role="status">
        {isSet(...cards) ? <ASet right={answered === "right"} /> : <NoSet cards={cards} answered={answered} />}
      </div>
      <Next onNext={onNext}>{say("lesson-next")}</Next>
    </>
  );
}

function ASet({ right }: { right: boolean }) {
  return (
    <div class="lesson-verdict" data-right={right}>
      <Sign glyph="same" />
      <div>
        <b>{say(right ? "lesson-set-right" : "lesson-set-wrong")}</b> <p>{say("right-why")}</p>
      </div>
    </div>
  );
}

function NoSet({ cards, answered }: { cards: Trio; answered: Answered }) {
  const [odd] = oddOf(cards);
  const [a = "", b = ""] = cards.filter((_, n) => n !== odd);
  const title = say(`lesson-no-set-${answered}`);
  return <Told card={thirdCard(a, b)} right={answered === "right"} title={title} text={say("lesson-would-be")} />;
}
