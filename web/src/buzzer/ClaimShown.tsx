import type { Card } from "../cards/card";
import { isSet } from "../play/sets";
import { Explanation } from "../table/Explanation";
import { rightTrio, wrongTrio } from "../table/panel";
import { say } from "../words/speak";

/** The cards that wait for a verdict, as the phone that looks has seen them: for all who rule, and decided by them. */
export function ClaimShown({ cards }: { cards: readonly Card[] }) {
  const [a, b, c] = cards;
  if (!a || !b || !c) return null;
  const panel = isSet(a, b, c) ? rightTrio([a, b, c], say, say("claim-seen-right")) : wrongTrio([a, b, c], say);
  const title = panel.tone === "wrong" ? say("claim-seen-wrong") : panel.title;
  return (
    <div class="claim-shown" role="status">
      <Explanation panel={{ ...panel, title }} />
    </div>
  );
}
