import { useMemo } from "preact/hooks";
import { manner } from "../table/manner";
import { cardName } from "../words/cards";
import { say, tongue } from "../words/speak";
import type { Live } from "./live";
import { sayLine } from "./names";
import { type News, namesCards } from "./news";
import { clockTime } from "./tenths";

/** What has happened, the latest first. */
export function LastCalls({ live }: { live: Live }) {
  const { value: news } = live.newsDrawn;
  return (
    <section class="last-calls" aria-labelledby="last-calls-title">
      <h2 id="last-calls-title" class="muted">
        {say("last-calls")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and then the keyboard has to get there */}
      <ol tabIndex={0} aria-labelledby="last-calls-title">
        {news.map((one) => (
          <Row key={`${one.at}${one.message}${one.who}`} live={live} news={one} />
        ))}
      </ol>
    </section>
  );
}

/** Put into words once, as long as names and language stay. */
function Row({ live, news }: { live: Live; news: News }) {
  const draw = () => (
    <li>
      <span class="muted">{clockTime(news.at)}</span>
      <span>{newsInWords(live, news)}</span>
    </li>
  );
  return useMemo(draw, [news, live.names.value, live.you.value, tongue()]);
}

export const newsInWords = (live: Live, { message, who, other, args }: News): string =>
  sayLine(live, { message, args, ...(who ? { who } : {}), ...(other ? { other } : {}) });

/** The same for those who listen, with the names of the cards that came. */
export function Announced({ live }: { live: Live }) {
  const said = live.latestDrawn.value.map((one) => {
    const names = one.cards.map((card) => cardName(card, manner())).join(", ");
    const sentence = one.message ? `${newsInWords(live, { ...one, args: { ...one.args, names } })}.` : "";
    return [sentence, !namesCards(one) && names && say("heard-new", { names })].filter(Boolean).join(" ");
  });
  return (
    <p class="heard" role="status">
      {said.join(" ")}
    </p>
  );
}
