import { useState } from "preact/hooks";
import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import { cryptoDice } from "../play/deck";
import { edition } from "../settings/settings";
import { manner } from "../table/manner";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { freshOf, inPercent, inTenths } from "./figures";
import { say as answer, deal, dealMany, LEAST, MANY, MOST, ofSize, type Try } from "./trying";

const USUAL = 12;

/** The reader's own deal: a number of cards, a question, and the count of all deals so far beside the expected one. */
export function Deal() {
  const [now, setNow] = useState<Try>(ofSize(USUAL));
  const dealt = now.cards.length > 0;
  return (
    <section class="try" aria-labelledby="try-title">
      <h2 id="try-title">{say("try-title")}</h2>
      <div class="try-how">
        <label>
          <span>{say("try-cards")}</span>
          <output>{now.size}</output>
          <input
            type="range"
            min={LEAST}
            max={MOST}
            value={now.size}
            onInput={(event) => setNow(ofSize(Number(event.currentTarget.value)))}
          />
        </label>
        <button type="button" class="button main" onClick={() => setNow(deal(now, cryptoDice))}>
          {say("try-deal")}
        </button>
        <button type="button" class="button" onClick={() => setNow(dealMany(now, cryptoDice))}>
          {say("try-many", { many: MANY })}
        </button>
      </div>
      {dealt && <Hand now={now} />}
      {dealt && now.said === null && (
        <div class="try-question">
          <h3>{say("odds-title")}</h3>
          {[true, false].map((there) => (
            <button type="button" class="button ink" key={String(there)} onClick={() => setNow(answer(now, there))}>
              {say(there ? "try-yes" : "try-no")}
            </button>
          ))}
        </div>
      )}
      <p class="try-said" role="status">
        {now.said !== null && `${verdict(now)} `}
        {now.dealt > 0 && (now.said !== null || !dealt) && tally(now)}
      </p>
    </section>
  );
}

/** The cards; when the answer is out, those of the first SET are ringed. */
function Hand({ now }: { now: Try }) {
  const ringed: readonly Card[] = now.said === null ? [] : (now.sets[0] ?? []);
  return (
    <ul class="try-hand">
      {now.cards.map((card) => (
        <li key={card} data-ringed={ringed.includes(card)}>
          <span class="card" role="img" aria-label={cardName(card, manner())}>
            <Face card={card} edition={edition.value} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Right or wrong, how many there are, and how often that happens. */
function verdict({ said, sets, size }: Try): string {
  const right = sets.length > 0 === said;
  const share = freshOf(size)?.sets?.[sets.length];
  const sentences = [
    say(right ? "try-right" : "try-wrong"),
    say("try-there", { sets: sets.length }),
    ...(share ? [say("try-share", { share: inPercent(share), cards: size })] : []),
  ];
  return sentences.join(" ");
}

function tally({ dealt, without, size }: Try): string {
  const odds = freshOf(size)?.odds ?? null;
  const expected = odds === null ? 0 : dealt / (odds + 1);
  return say("try-tally", { dealt, without, expected: inTenths(expected) });
}
