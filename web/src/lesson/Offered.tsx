import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import { edition } from "../settings/settings";
import { nameOfCard } from "../table/name-cache";
import { say } from "../words/speak";

/** Cards to choose the third one from. */
export function Offered({ cards, onChoose }: { cards: readonly Card[]; onChoose: (card: Card) => void }) {
  return (
    <fieldset class="lesson-offered">
      <legend>{say("lesson-third-tap")}</legend>
      {cards.map((card) => (
        <button
          type="button"
          class="lesson-card"
          key={card}
          aria-label={nameOfCard(card)}
          onClick={() => onChoose(card)}
        >
          <span class="card" data-card={card}>
            <Face card={card} edition={edition.value} />
          </span>
        </button>
      ))}
    </fieldset>
  );
}
