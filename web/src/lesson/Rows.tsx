import type { Card, Trio } from "../cards/card";
import { Sign } from "../cards/Face";
import { explain, type Finding, type Verdict } from "../play/explain";
import { thirdCard } from "../play/sets";
import { manner } from "../table/manner";
import { featureName, findingInWords, valueName } from "../words/cards";
import { say } from "../words/speak";

/** A finding's sign; two and two there are only among four cards. */
export const signOf = (verdict: Verdict) => (verdict === "pairs" ? "neither" : verdict);

interface RowsProps {
  readonly cards: Trio;
  readonly shown?: number; // how many features have been looked at; the next one is asked
  readonly said?: readonly (Verdict | null)[]; // what was said wrongly of each, otherwise null
}

/** Feature by feature: what it is on each card, and what that makes (C-3). What is still to come keeps its place. */
export function Rows({ cards, shown = 4, said = [] }: RowsProps) {
  return (
    <ol class="lesson-rows">
      {explain(cards).map((finding, n) => (
        <Row key={finding.feature} cards={cards} finding={finding} state={stateOf(n, shown)} said={said[n] ?? null} />
      ))}
    </ol>
  );
}

const stateOf = (n: number, shown: number) => (n < shown ? "told" : n === shown ? "asked" : "to-come");

interface RowProps {
  readonly cards: Trio;
  readonly finding: Finding;
  readonly state: "told" | "asked" | "to-come";
  readonly said: Verdict | null;
}

function Row({ cards, finding, state, said }: RowProps) {
  const { feature, verdict, odd } = finding;
  const told = state === "told";
  return (
    <li data-state={state} data-verdict={told ? verdict : undefined}>
      {told ? <Sign glyph={signOf(verdict)} /> : <span class="lesson-open">?</span>}
      <b>{told ? findingInWords(cards, finding, manner()) : "\u00a0"}</b>
      {said && <SaidWrongly said={said} />}
      <span class="lesson-feature">{featureName(feature, manner())}</span>
      <span class="lesson-values">
        {cards.map((card, n) => (
          <span key={card} data-odd={told && odd.includes(n)}>
            {valueName(card, feature, manner())}
          </span>
        ))}
      </span>
    </li>
  );
}

/** What it was taken for, crossed out. */
function SaidWrongly({ said }: { said: Verdict }) {
  return (
    <s class="lesson-said">
      <Sign glyph={signOf(said)} />
      <span class="heard">{say("lesson-said", { value: say(`lesson-${signOf(said)}`) })}</span>
    </s>
  );
}

/** Two cards and the third, feature by feature; the last features are left open, until a card is chosen. */
export function Built({ pair, open, chosen }: { pair: readonly [Card, Card]; open: number; chosen: Card | null }) {
  const third = chosen ?? thirdCard(...pair);
  return (
    <ol class="lesson-built">
      {explain([...pair, third]).map((finding, n, all) => (
        <li key={finding.feature} data-verdict={chosen ? finding.verdict : undefined}>
          <span class="heard">{featureName(finding.feature, manner())}</span>
          {pair.map((card) => (
            <span key={card}>{valueName(card, finding.feature, manner())}</span>
          ))}
          <span class="lesson-third">
            <Sign glyph={signOf(finding.verdict)} />
            <span class="heard">{say(`lesson-${signOf(finding.verdict)}`)}</span>
            <b>{!chosen && n >= all.length - open ? "?" : valueName(third, finding.feature, manner())}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
