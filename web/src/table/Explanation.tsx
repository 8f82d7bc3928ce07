import { type BoxFeature, type Card, FEATURES, type Letters, type Trio } from "../cards/card";
import { Sign } from "../cards/Face";
import { letterOf } from "../cards/kinds";
import type { Finding } from "../play/explain";
import { featureName, findingInWords, valueName } from "../words/cards";
import { say } from "../words/speak";
import { Hand, Mini } from "./Mini";
import { manner } from "./manner";
import type { Panel } from "./panel";

/** Three cards that differ in one feature alone: what is shown of each feature before anything is chosen. */
const EXAMPLES: Record<BoxFeature, Trio> = {
  number: ["1pof", "2pof", "3pof"],
  colour: ["1rof", "1pof", "1gof"],
  shape: ["1pof", "1psf", "1pdf"],
  shading: ["1pof", "1poh", "1poe"],
};

/** The examples as a small deck has them: of a feature that is the same on all its cards there is one. */
function examplesOf(feature: BoxFeature, fixed: Partial<Letters>): Card[] {
  const held = (card: Card) => FEATURES.map((each) => fixed[each] ?? letterOf(card, each)).join("") as Card;
  return [...new Set(EXAMPLES[feature].map(held))];
}

/** Why three cards are a SET, or why not, feature by feature; before that, what there is to compare. */
export function Explanation({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  return (
    <section class="why" data-tone={panel.tone} aria-labelledby="why-title">
      <div class="why-body" data-cards={panel.cards.length} data-judged={panel.findings.length > 0}>
        <div class="why-head">
          <h2 id="why-title">{panel.title}</h2>
          <div class="why-text">
            {panel.text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {panel.tone === "wrong" ? (
            <button type="button" class="button" onClick={onClose}>
              {say("wrong-close")}
            </button>
          ) : (
            panel.cards.length > 0 && <Hand cards={panel.cards} />
          )}
        </div>
        {FEATURES.map((feature, n) => (
          <FeatureColumn
            key={feature}
            feature={feature}
            cards={panel.cards}
            examples={examplesOf(feature, panel.fixed ?? {})}
            finding={panel.findings[n]}
          />
        ))}
      </div>
    </section>
  );
}

interface ColumnProps {
  feature: BoxFeature;
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
          <Value key={n} card={shown[n]} feature={feature} odd={finding?.odd === n} />
        ))}
      </ul>
      {finding && (
        <p class="verdict">
          <Sign glyph={finding.verdict} />
          <span>{findingInWords(cards as Trio, finding, manner())}</span>
        </p>
      )}
    </div>
  );
}

function Value({ card, feature, odd }: { card: Card | undefined; feature: BoxFeature; odd: boolean }) {
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
