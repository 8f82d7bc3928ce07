import type { Trio } from "../cards/card";
import { isOver, lyingOut } from "../play/round";
import { Hand, Mini } from "../table/Mini";
import { manner } from "../table/manner";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { callNoSet, dealAnew, round, showOneCard } from "./state";

/** SETs found, cards to come, cards in the layout. */
export function Counts() {
  const { found, deck } = round.value;
  return (
    <dl class="counts">
      <Count name="count-found" figure={found.length} score />
      <Count name="count-deck" figure={deck.length} />
      <Count name="count-table" figure={lyingOut(round.value).length} />
    </dl>
  );
}

function Count({ name, figure, score = false }: { name: string; figure: number; score?: boolean }) {
  return (
    <div class={name}>
      <dt>{say(name)}</dt>
      <dd data-score={score || undefined}>{figure}</dd>
    </div>
  );
}

/** What one can press beside the cards. At the end there is one thing to do. */
export function Actions() {
  const over = isOver(round.value);
  return (
    <div class="actions" data-over={over}>
      {!over && (
        <>
          <button type="button" class="button" key="no-set" onClick={callNoSet}>
            {say("act-no-set")}
          </button>
          <button type="button" class="button" key="show" onClick={showOneCard}>
            {say("act-show")}
          </button>
        </>
      )}
      <button type="button" class={over ? "button main" : "button quiet"} key="deal" onClick={dealAnew}>
        {say("act-deal")}
      </button>
    </div>
  );
}

/** The SETs found, the last one first. */
export function Found() {
  const { found } = round.value;
  return (
    <aside class="found" aria-labelledby="found-title">
      <h2 id="found-title">
        {say("count-found")} <b data-score>{found.length}</b>
      </h2>
      {found.length === 0 && (
        <div class="none-yet">
          <Hand cards={[]} />
          <p class="muted">{say("found-none")}</p>
        </div>
      )}
      {found.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and then the keyboard has to get there
        <ul class="sets" tabIndex={0} aria-labelledby="found-title">
          {found.toReversed().map((trio) => (
            <FoundSet key={trio.join()} trio={trio} />
          ))}
        </ul>
      )}
    </aside>
  );
}

function FoundSet({ trio }: { trio: Trio }) {
  return (
    <li class="set">
      <span class="hand" role="img" aria-label={trio.map((card) => cardName(card, manner())).join(", ")}>
        {trio.map((card) => (
          <Mini key={card} card={card} />
        ))}
      </span>
    </li>
  );
}
