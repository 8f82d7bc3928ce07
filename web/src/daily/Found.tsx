import type { Card } from "../cards/card";
import { Hand, Mini } from "../table/Mini";
import { manner } from "../table/manner";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { dayInWords } from "./dates";
import { Streak } from "./Streak";
import { clock, type Solving, same } from "./solving";

/** The places of the SETs, filled as they are found. */
export function Found({ now }: { now: Solving }) {
  return (
    <aside class="found daily-found" aria-labelledby="daily-found-title">
      <h2 id="daily-found-title">
        {now.again ? say("daily-again") : say("daily-title", { day: dayInWords(now.day) })}
      </h2>
      <ul class="sets">
        {now.finds.map(({ cards, at }) => (
          <FoundSet key={cards.join()} cards={cards} at={at} again={now.again !== null && same(now.again, cards)} />
        ))}
        {[...Array(now.sets - now.finds.length).keys()].map((n) => (
          <li key={n} class="set" aria-hidden="true">
            <Hand cards={[]} />
          </li>
        ))}
      </ul>
      <Streak />
    </aside>
  );
}

/** Three small cards with their names; when they were found, or that they were not; ringed when tapped once more. */
export function FoundSet({ cards, at, again = false }: { cards: readonly Card[]; at: number | null; again?: boolean }) {
  const names = cards.map((card) => cardName(card, manner())).join(", ");
  return (
    <li class="set" data-what={at === null ? "missed" : "found"} data-again={again || undefined}>
      <span class="hand" role="img" aria-label={at === null ? say("daily-missed", { names }) : names}>
        {cards.map((card) => (
          <Mini key={card} card={card} />
        ))}
      </span>
      {at !== null && <span class="at">{clock(at)}</span>}
    </li>
  );
}
