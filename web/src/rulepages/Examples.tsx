import type { Example } from "../api";
import type { Card } from "../cards/card";
import { Sign } from "../cards/Face";
import { reasonFor, type Some } from "../live/reasons";
import type { Rules } from "../protocol/types";
import { sought } from "../rules/pattern";
import { Pairs } from "../table/Explanation";
import { Mini } from "../table/Mini";
import { manner } from "../table/manner";
import { nameOfCard } from "../table/name-cache";
import { featureName, findingInWords } from "../words/cards";
import { ruleInWords, valueInWords } from "../words/rules";
import { say } from "../words/speak";

/** What is looked for, with drawn finds and some that are none; each says why. */
export function Examples({ rules, examples }: { rules: Rules; examples: readonly Example[] }) {
  return (
    <section aria-labelledby="what-to-find">
      <h2 id="what-to-find">{say("slot-pattern")}</h2>
      <p>{valueInWords("pattern", rules, say)}</p>
      <ul class="rule-examples">
        {examples.map(({ cards, right }) => (
          <Shown key={cards.join(" ")} rules={rules} cards={cards} right={right} />
        ))}
      </ul>
    </section>
  );
}

function Shown({ rules, cards, right }: { rules: Rules; cards: readonly Card[]; right: boolean }) {
  const [first, ...others] = cards;
  if (!first) return null;
  const some: Some = [first, ...others];
  const reason = reasonFor(rules, some, right, say);
  return (
    <li data-right={right}>
      {reason.pairs ? <Pairs pairs={reason.pairs} /> : <Row cards={cards} />}
      <p class="rule-verdict">
        <Sign glyph={right ? "different" : "neither"} />
        <b>{say(right ? "find-right" : "find-wrong", { find: sought(rules) })}</b>
      </p>
      <p>{[...reason.text, ...(right ? [] : failing(reason))].join(" ")}</p>
      {!right && reason.missing && (
        <p class="rule-missing">
          {reason.missing.text} <Mini card={reason.missing.card} />
          <span class="heard">{nameOfCard(reason.missing.card)}</span>
        </p>
      )}
    </li>
  );
}

function Row({ cards }: { cards: readonly Card[] }) {
  return (
    <div class="rule-cards" data-cards={cards.length}>
      {cards.map((card) => (
        <span key={card}>
          <Mini card={card} />
          <span class="heard">{nameOfCard(card)}</span>
        </span>
      ))}
    </div>
  );
}

/** “Colour: two green, one purple.” for each feature that does not fit; where pairs are compared, their cards say it. */
function failing({ cards, findings, pairs }: ReturnType<typeof reasonFor>): string[] {
  if (pairs) return [];
  return findings
    .filter(({ verdict }) => verdict === "neither")
    .map((one) => {
      const value = findingInWords(cards, one, manner());
      return `${ruleInWords({ title: featureName(one.feature, manner()), value }, say)}.`;
    });
}
