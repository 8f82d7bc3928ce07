import type { Card, Feature } from "../cards/card";
import { Face } from "../cards/Face";
import { edition } from "../settings/settings";
import { manner } from "../table/manner";
import { nameOfCard } from "../table/name-cache";
import { valueName } from "../words/cards";

interface TrioProps {
  readonly cards: readonly (Card | null)[]; // null: a card that is to be found
  readonly odd?: readonly number[]; // those that stand alone
  readonly feature?: Feature; // what it is that is looked at, in words below each card
}

/** Cards beside each other, to be looked at. */
export function TrioOf({ cards, odd = [], feature }: TrioProps) {
  return (
    <ul class="lesson-trio">
      {cards.map((card, n) => (
        <li key={card ?? n} data-odd={odd.includes(n)}>
          {card ? <Shown card={card} /> : <span class="lesson-missing">?</span>}
          {card && feature && (
            <span class="lesson-value" aria-hidden="true">
              <span>{valueName(card, feature, manner())}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One card with its name. */
export function Shown({ card }: { card: Card }) {
  return (
    <span class="card" role="img" aria-label={nameOfCard(card)} data-card={card}>
      <Face card={card} edition={edition.value} />
    </span>
  );
}

interface ToldProps {
  readonly card: Card;
  readonly right: boolean; // whether the answer was
  readonly title: string;
  readonly text: string;
}

/** One card as the answer to a question, with what is said about it. */
export function Told({ card, right, title, text }: ToldProps) {
  return (
    <div class="lesson-told" data-right={right}>
      <Shown card={card} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  );
}
