import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import { edition } from "../settings/settings";

/** A small card, or the place where one is missing. Hidden from readers: the words beside it say what it is. */
export function Mini({ card }: { card: Card | undefined }) {
  return (
    <span class={card ? "card mini" : "mini none"}>{card && <Face card={card} edition={edition.value} small />}</span>
  );
}

/** A trio, or as much of it as there is. */
export function Hand({ cards, size = 3 }: { cards: readonly Card[]; size?: number }) {
  return (
    <div class="hand" aria-hidden="true">
      {[...Array(size).keys()].map((n) => (
        <Mini key={n} card={cards[n]} />
      ))}
    </div>
  );
}
