import type { Trio } from "../cards/card";
import { Hand, Mini } from "../table/Mini";
import { manner } from "../table/manner";
import { cardName } from "../words/cards";
import { say } from "../words/speak";

/** The SETs found, the last one first. */
export function Found({ found }: { found: readonly Trio[] }) {
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
