import { Ask } from "../../ask/Ask";
import { Mini } from "../../table/Mini";
import { nameOfCard } from "../../table/name-cache";
import { say } from "../../words/speak";
import { counted, type Page } from "./page";
import { cardsIn, check, type Pile, type Sum, sumOf } from "./pile";
import { act } from "./state";
import "./piles.css";

/** All piles so far: who has how many, what is missing of the deck, and which card two of them have. */
export function Piles({ page }: { page: Page }) {
  const named = counted(page).map((pile, n) => ({
    ...pile,
    name: pile.name.trim() || say("eye-pile-unnamed", { n: n + 1 }),
  }));
  if (named.every(({ pictures }) => pictures.length === 0)) return null;
  const sum = sumOf(named);
  return (
    <section class="eye-piles" aria-labelledby="eye-piles-title">
      <h2 id="eye-piles-title">{say("eye-piles")}</h2>
      <table>
        <thead class="heard">
          <tr>
            <th scope="col">{say("eye-piles-who")}</th>
            <th scope="col">{say("eye-piles-cards")}</th>
            <th scope="col">{say("eye-piles-sets")}</th>
          </tr>
        </thead>
        <tbody>
          {named.map((pile, n) => (
            <Row key={n} pile={pile} now={n === page.at} onGo={() => act({ type: "pile", at: n })} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("eye-piles-all")}</th>
            <td colSpan={2}>{say("eye-piles-of", { cards: sum.cards, deck: sum.of })}</td>
          </tr>
        </tfoot>
      </table>
      <Shared sum={sum} />
      <Missing sum={sum} />
      <div class="eye-acts">
        {page.still === null && (page.piles[page.at]?.pictures.length ?? 0) > 0 && (
          <button type="button" class="button" onClick={() => act({ type: "undo" })}>
            {say("eye-pile-undo")}
          </button>
        )}
        <Ask message="eye-piles-ask" look="button quiet" onYes={() => act({ type: "over" })}>
          {say("eye-piles-over")}
        </Ask>
      </div>
    </section>
  );
}

/** A pile; one that is not being counted can be continued. */
function Row({ pile, now, onGo }: { pile: Pile; now: boolean; onGo: () => void }) {
  const cards = cardsIn(pile);
  const sets = { none: "–", sets: say("eye-pile-finds", { sets: cards.length / 3 }) }[check(cards) as "none" | "sets"];
  return (
    <tr data-now={now}>
      <th scope="row">
        {now ? (
          pile.name
        ) : (
          <button type="button" class="button quiet" onClick={onGo}>
            {pile.name}
          </button>
        )}
      </th>
      <td>{say("eye-pile-cards", { cards: cards.length })}</td>
      <td>{sets ?? say("eye-pile-check")}</td>
    </tr>
  );
}

function Shared({ sum: { shared } }: { sum: Sum }) {
  if (shared.length === 0) return null;
  return (
    <ul class="eye-doubt">
      {shared.map(({ card, names }) => (
        <li key={card}>{say("eye-pile-shared", { name: nameOfCard(card), names: names.join(", ") })}</li>
      ))}
    </ul>
  );
}

/** The cards that nobody has; they may lie on the table still. */
function Missing({ sum: { missing } }: { sum: Sum }) {
  if (missing.length === 0) return <p class="eye-whole">{say("eye-piles-whole")}</p>;
  return (
    <details class="eye-missing" open={missing.length <= 12}>
      <summary>{say("eye-piles-missing", { count: missing.length })}</summary>
      <ul>
        {missing.map((card) => (
          <li key={card}>
            <Mini card={card} /> {nameOfCard(card)}
          </li>
        ))}
      </ul>
    </details>
  );
}
