import { isOver, type Round } from "../play/round";
import { manner } from "../table/manner";
import { cardName, featureName, findingInWords, type Manner } from "../words/cards";
import { panelOf } from "./panel";
import { round } from "./state";

/** What happens, announced politely to screen readers. */
export function Heard() {
  return (
    <p class="heard" role="status">
      {heard(round.value, manner())}
    </p>
  );
}

/** The verdict with its reasons, and the cards that came. Nothing while a trio is being chosen. */
export function heard(round: Round, how: Manner): string {
  const panel = panelOf(round, how.voice);
  const silent = panel.findings.length === 0 && (round.pointed.length > 0 || !(round.news || isOver(round)));
  if (silent) return "";
  const reasons = panel.findings
    .filter(({ verdict }) => panel.tone !== "wrong" || verdict === "neither")
    .map((finding) =>
      how.voice("heard-finding", {
        feature: featureName(finding.feature, how),
        finding: findingInWords(panel.cards, finding, how),
      }),
    );
  const names = (round.pointed.length > 0 ? [] : (round.news?.came ?? []))
    .map((card) => cardName(card, how))
    .join(", ");
  const third = round.news?.kind === "why" ? panel.cards.slice(2).map((card) => `${cardName(card, how)}.`) : [];
  const title = /[.!]$/.test(panel.title) ? panel.title : `${panel.title}.`;
  return [title, ...third, ...panel.text, ...reasons, ...(names ? [how.voice("heard-new", { names })] : [])].join(" ");
}
