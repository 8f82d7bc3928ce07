import { Mini } from "../table/Mini";
import { manner } from "../table/manner";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { figuresOf } from "./ending";
import type { Run } from "./run";
import { lengths } from "./times";
import { seconds } from "./words";

/** How long each SET took: a bar each, with a cross where something else was tried first. */
export function LengthBars({ run: { found, wrong } }: { run: Run }) {
  const figures = figuresOf(found.map(({ at }) => at));
  if (!figures || figures.each.length < 2) return null; // nothing to compare
  const { each, fastest, slowest } = figures;
  const longest = each[slowest] || 1;
  const missed = (n: number) => wrong.some((at) => at < (found[n]?.at ?? 0) && at >= (found[n - 1]?.at ?? 0));
  return (
    <section class="lengths" aria-labelledby="lengths-title">
      <h2 id="lengths-title">{say("clock-lengths")}</h2>
      <div class="length-bars" aria-hidden="true">
        {each.map((length, n) => (
          <div key={n} data-what={what(n, fastest, slowest)} style={{ "--part": length / longest }}>
            {missed(n) && <i>×</i>}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The SETs in the order in which they were found, each with its time. */
export function LengthList({ run: { found } }: { run: Run }) {
  const each = lengths(found.map(({ at }) => at));
  return (
    <ol class="length-list" aria-label={say("clock-lengths")}>
      {found.map(({ trio }, n) => (
        <li key={`${n} ${trio}`}>
          <span class="hand" role="img" aria-label={trio.map((card) => cardName(card, manner())).join(", ")}>
            {trio.map((card) => (
              <Mini key={card} card={card} />
            ))}
          </span>
          <span class="heard">{say("clock-length", { number: n + 1, clock: seconds(each[n] ?? 0) })}</span>
          <b aria-hidden="true">{seconds(each[n] ?? 0)}</b>
        </li>
      ))}
    </ol>
  );
}

const what = (n: number, fastest: number, slowest: number): "fastest" | "slowest" | "usual" =>
  n === fastest ? "fastest" : n === slowest ? "slowest" : "usual";
