import type { RefObject } from "preact";
import type { Card, Feature } from "../cards/card";
import { examplesOf } from "../cards/examples";
import { Sign } from "../cards/Face";
import { BOX, kindOf } from "../cards/kinds";
import type { Finding } from "../play/explain";
import { thirdCard } from "../play/sets";
import { featureName, findingInWords, valueName } from "../words/cards";
import { say } from "../words/speak";
import { Hand, Mini } from "./Mini";
import { manner } from "./manner";
import { nameOfCard } from "./name-cache";
import type { Missing, Pair, Panel } from "./panel";

interface ExplanationProps {
  readonly panel: Panel;
  readonly heading?: RefObject<HTMLHeadingElement | null>; // where the focus may be set to it
  readonly onClose?: () => void;
}

/** Why cards are a find, or why not, feature by feature; before that, what there is to compare. */
export function Explanation({ panel, heading, onClose }: ExplanationProps) {
  const { cards, findings, pairs, missing, tone } = panel;
  return (
    <section class="why" data-tone={tone} aria-labelledby="why-title">
      <div
        class="why-body"
        data-cards={cards.length}
        data-judged={findings.length > 0}
        data-columns={columnsOf(panel).length}
        style={{ "--columns": columnsOf(panel).length }}
      >
        <div class="why-head">
          <h2 id="why-title" {...(heading && { ref: heading, tabIndex: -1 })}>
            {panel.title}
          </h2>
          <div class="why-text">
            {panel.text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {missing && <MissingCard missing={missing} />}
          {pairs && <Pairs pairs={pairs} />}
          {tone === "wrong" && onClose ? (
            <button type="button" class="button" onClick={onClose}>
              {say("wrong-close")}
            </button>
          ) : (
            cards.length > 0 && !pairs && <Hand cards={cards} size={Math.max(3, cards.length)} />
          )}
        </div>
        {columnsOf(panel).map(({ feature, examples }, n) => (
          <FeatureColumn key={feature} feature={feature} cards={cards} examples={examples} finding={findings[n]} />
        ))}
      </div>
    </section>
  );
}

/** The features to compare, with examples as long as there are no cards. */
function columnsOf({ cards, kind = BOX, fixed }: Panel): { feature: Feature; examples: Card[] }[] {
  const { features } = cards[0] ? kindOf(cards[0]) : kind;
  return examplesOf(cards[0] ? kindOf(cards[0]) : kind, fixed).flatMap((examples, n) => {
    const feature = features[n];
    return feature ? [{ feature, examples }] : [];
  });
}

/** The one card that would have been right, drawn. */
function MissingCard({ missing: { text, card } }: { missing: Missing }) {
  return (
    <p class="missing">
      <span>{text}</span> <Mini card={card} />
      <span class="heard">{nameOfCard(card)}</span>
    </p>
  );
}

/** Cards two by two, each pair with the card that completes it. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul class="pairs">
      {pairs.map(([a, b]) => (
        <li key={`${a} ${b}`}>
          <Mini card={a} />
          <Mini card={b} />
          <span aria-hidden="true">→</span>
          <Mini card={thirdCard(a, b)} />
          <span class="heard">
            {say("pair-completed", { a: nameOfCard(a), b: nameOfCard(b), card: nameOfCard(thirdCard(a, b)) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ColumnProps {
  feature: Feature;
  cards: readonly Card[];
  examples: readonly Card[]; // shown as long as there are no cards
  finding: Finding | undefined;
}

function FeatureColumn({ feature, cards, examples, finding }: ColumnProps) {
  const shown = cards.length > 0 ? cards : examples;
  const rows = cards.length > 0 ? Math.max(3, cards.length) : examples.length;
  return (
    <div class="feature" data-verdict={finding?.verdict ?? "open"}>
      <h3>{featureName(feature, manner())}</h3>
      <ul class="values">
        {Array.from({ length: rows }, (_, n) => (
          <Value key={n} card={shown[n]} feature={feature} odd={finding?.odd.includes(n) ?? false} />
        ))}
      </ul>
      {finding && (
        <p class="verdict">
          <Sign glyph={finding.verdict === "pairs" ? "same" : finding.verdict} />
          <span>{findingInWords(cards, finding, manner())}</span>
        </p>
      )}
    </div>
  );
}

function Value({ card, feature, odd }: { card: Card | undefined; feature: Feature; odd: boolean }) {
  if (!card) {
    return (
      <li class="value" aria-hidden="true">
        <Mini card={card} />
      </li>
    );
  }
  return (
    <li class={odd ? "value odd" : "value"}>
      <Mini card={card} />
      <span class="word">{valueName(card, feature, manner())}</span>
    </li>
  );
}
