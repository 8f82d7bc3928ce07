import type { ComponentChildren } from "preact";
import { Sign } from "../cards/Face";
import { address, Link } from "../router";
import { StartHead } from "../start/StartHead";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { Asked } from "./asked";
import "./me.css";
import "./figures.css";
import "./boards.css";

const PAGES = [
  ["/me/statistics", "stats-title"],
  ["/me/ratings", "ratings-title"],
  ["/boards", "boards-title"],
  ["/account", "account-title"],
] as const;

/** The frame of the pages about how one plays: the way to each of them, and the page itself. */
export function MePage({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class={`start me ${name}`}>
      <StartHead>
        <nav class="me-pages" aria-label={say("stats-pages")}>
          {PAGES.map(([to, word]) => (
            <Link key={to} to={to} class="me-link" aria-current={address.value.path === to ? "page" : undefined}>
              {say(word)}
            </Link>
          ))}
        </nav>
      </StartHead>
      <main>{children}</main>
    </div>
  );
}

/** What has come of a question, or what to do where nothing has. */
export function Answer<T>({
  asked,
  again,
  children,
}: {
  asked: Asked<T>;
  again: () => void;
  children: (here: T) => ComponentChildren;
}) {
  switch (asked.kind) {
    case "loading":
      return <p class="me-wait" aria-busy="true" />;
    case "nobody":
      return <None word="stats-nobody" />;
    case "trouble":
      return (
        <div class="trouble">
          <p>{refusalInWords(asked.trouble)}</p>
          <button type="button" class="button" onClick={again}>
            {say("act-try-again")}
          </button>
        </div>
      );
    case "here":
      return <>{children(asked.here)}</>;
  }
}

/** Nothing yet: one sentence and one thing to do. */
export function None({ word }: { word: string }) {
  return (
    <div class="none-yet">
      <Sign glyph="mark" />
      <p>{say(word)}</p>
      <Link to="/" class="button main">
        {say("stats-play")}
      </Link>
    </div>
  );
}
