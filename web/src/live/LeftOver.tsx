import { type Card, FACE_DOWN } from "../cards/card";
import type { Table } from "../protocol/types";
import { liesFaceDown } from "../rules/layout";
import { Mini } from "../table/Mini";
import { nameOfCard } from "../table/name-cache";
import { say } from "../words/speak";

/** After a round with cards face down: those that nobody has found, for all to see (M-11). */
export function LeftOver({ table }: { table: Table | null }) {
  const cards = leftFaceDown(table);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="left-over-title">
      <h3 id="left-over-title">{say("end-left-over")}</h3>
      <ul class="left-over">
        {cards.map((card) => (
          <li key={card}>
            <Mini card={card} />
            <span class="heard">{nameOfCard(card)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function leftFaceDown(table: Table | null): readonly Card[] {
  const lay = table && liesFaceDown(table.rules) ? table.layout : [];
  return lay.filter((card): card is Card => card !== null && card !== FACE_DOWN);
}
