import { cardsAreUnseen } from "../rules/deck";
import { sought } from "../rules/pattern";
import { say } from "../words/speak";
import { useTitle } from "./about-rules";
import type { Live } from "./live";
import { deckLeft, type Seen, shownCount } from "./seen";
import { TimeLeft } from "./TimeLeft";

/** What is played here, and how far it has come. */
export function Facts({ live, seen }: { live: Live; seen: Seen }) {
  const { gathering, table } = seen;
  const { match, rules } = gathering;
  const toFind = table && shownCount(table);
  return (
    <div class="facts">
      <h1>{useTitle(rules)}</h1>
      <p>
        <span class="code">{live.code}</span>
        {table && !cardsAreUnseen(rules) && <span>{say("fact-deck", { count: deckLeft(table) })}</span>}
        {table && <TimeLeft live={live} table={table} />}
        {table && table.discard.length > 0 && <span>{say("fact-discard", { count: table.discard.length })}</span>}
        {match && match.rounds > 1 && (
          <span>{say("fact-round", { round: Math.min(match.rounds, match.dealt.length), rounds: match.rounds })}</span>
        )}
        {toFind !== null && toFind !== undefined && (
          <span>{say("fact-to-find", { find: sought(rules), count: toFind })}</span>
        )}
      </p>
    </div>
  );
}
