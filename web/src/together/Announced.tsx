import { namesCards } from "../live/news";
import { manner } from "../table/manner";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { sayToAll } from "./naming";
import type { SharedLive } from "./shared";

/** What happens, for those who listen: everyone by name, and the cards that came. */
export function Announced({ live }: { live: SharedLive }) {
  const said = live.latest.value.map((one) => {
    const names = one.cards.map((card) => cardName(card, manner())).join(", ");
    const sentence = one.message && `${sayToAll(live, { ...one, args: { ...one.args, names } })}.`;
    return [sentence, !namesCards(one) && names && say("heard-new", { names })].filter(Boolean).join(" ");
  });
  return (
    <p class="heard" role="status">
      {said.join(" ")}
    </p>
  );
}
