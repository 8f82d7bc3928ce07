import "./find-cards.css";
import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import { edition } from "../settings/settings";
import { nameOfCard } from "../table/name-cache";

/** The cards of a find, drawn and named; some of them may be ringed. */
export function Trio({
  cards,
  large = false,
  ringed = [],
}: {
  cards: readonly Card[];
  large?: boolean;
  ringed?: readonly Card[];
}) {
  if (cards.length === 0) return null;
  return (
    <span class="find-cards" data-large={large || undefined} data-many={cards.length > 4 || undefined}>
      {cards.map((card) => (
        <span class="card" key={card} data-ringed={ringed.includes(card) || undefined}>
          <Face card={card} edition={edition.value} small={!large} />
        </span>
      ))}
      <span class="heard">{cards.map(nameOfCard).join(", ")}</span>
    </span>
  );
}
