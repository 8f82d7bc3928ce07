import { newsInWords } from "../live/LastCalls";
import type { Live } from "../live/live";
import { tenths } from "../live/tenths";
import { say } from "../words/speak";

/** What has happened, the latest first, to the tenth of a second on the table's clock. */
export function Happened({ live }: { live: Live }) {
  const { value: news } = live.news;
  if (news.length === 0) return null;
  return (
    <section class="happened" aria-labelledby="happened-title">
      <h2 id="happened-title" class="muted">
        {say("last-calls")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and then the keyboard has to get there */}
      <ol tabIndex={0} aria-labelledby="happened-title">
        {news.map((one) => (
          <li key={`${one.at}${one.message}${one.who}`}>
            <span class="muted">{clock(one.at)}</span>
            <span>{newsInWords(live, one)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const clock = (ms: number): string => {
  const [minutes, seconds] = [Math.floor(ms / 60_000), (ms % 60_000) / 1000];
  return `${minutes}:${tenths(seconds).padStart(4, "0")}`;
};
