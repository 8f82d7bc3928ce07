import type { Card, Trio } from "../../cards/card";
import { freshOf, inPercent, toOne } from "../../odds/figures";
import { FULL } from "../../play/deck";
import { Link } from "../../router";
import { Explanation } from "../../table/Explanation";
import { nameOfCard } from "../../table/name-cache";
import { rightTrio } from "../../table/panel";
import { say } from "../../words/speak";
import { useFreeFocus } from "./answer";
import { ALL, cardsSeen, type Page, ringed, setsOf } from "./page";
import { deckOf, mostWithout } from "./pile";
import { act } from "./state";
import { unsure } from "./still";
import { Verdict } from "./Verdict";

/** Yes or no, then help in steps, then all SETs. */
export function IsThere({ page }: { page: Page }) {
  const sets = setsOf(page);
  const cards = cardsSeen(page).length;
  if (cards < 3) return <Verdict glyph="neither" title={say("eye-few", { cards })} text={say("eye-few-how")} />;
  const doubt = page.still && unsure(page.still).length > 0 ? say("eye-if-right") : "";
  return (
    <>
      <Verdict glyph={sets.length ? "mark" : "neither"} title={say(sets.length ? "eye-yes" : "eye-no")} text={doubt} />
      {sets.length > 0 && <Help page={page} sets={sets} />}
      <Odds page={page} sets={sets.length} />
    </>
  );
}

const HELP = ["act-show", "act-show-another", "act-show-why", "eye-show-all"];

function Help({ page, sets }: { page: Page; sets: readonly Trio[] }) {
  const { step, shown } = page;
  const trio = sets[step === ALL ? shown : 0];
  return (
    <>
      <p class="eye-hinted" role="status">
        {step > 0 && ringed(page).map(nameOfCard).join(", ")}
      </p>
      {step === ALL && sets.length > 1 && <Turn shown={shown} sets={sets.length} />}
      {step < ALL && (
        <div class="eye-acts">
          <button type="button" class="button" onClick={() => act({ type: "hint" })}>
            {say(HELP[step] ?? "eye-show-all")}
          </button>
          {step < 3 && (
            <button type="button" class="button" onClick={() => act({ type: "all" })}>
              {say("eye-show-all")}
            </button>
          )}
        </div>
      )}
      {step >= 3 && trio && <Why trio={trio} all={step === ALL} />}
    </>
  );
}

function Why({ trio, all }: { trio: Trio; all: boolean }) {
  const heading = useFreeFocus<HTMLHeadingElement>(all);
  return <Explanation panel={rightTrio(trio, say, say(all ? "right-title" : "hint-why-title"))} heading={heading} />;
}

/** One SET at a time. What was pressed to see them is gone; what goes on to the next takes the focus. */
function Turn({ shown, sets }: { shown: number; sets: number }) {
  const next = useFreeFocus<HTMLButtonElement>();
  return (
    <div class="eye-turn">
      <button type="button" class="button" onClick={() => act({ type: "turn", by: -1 })}>
        {say("eye-before")}
      </button>
      <span role="status">{say("eye-which-set", { n: shown + 1, sets })}</span>
      <button type="button" class="button" ref={next} onClick={() => act({ type: "turn", by: 1 })}>
        {say("eye-next")}
      </button>
    </div>
  );
}

/** How likely it was. How many there are is told only once all are shown. */
function Odds({ page, sets }: { page: Page; sets: number }) {
  const cards = cardsSeen(page);
  const told = oddsOf(cards);
  if (!told) return null;
  const share = page.step === ALL || sets === 0 ? freshFor(cards)?.sets?.[sets] : undefined;
  return (
    <p class="eye-odds">
      {told} {share !== undefined && say("eye-share", { share: inPercent(share) })}{" "}
      <Link to="/odds">{say("eye-to-odds")}</Link>
    </p>
  );
}

/** Known for the whole deck; with many cards it is certain in any. */
function oddsOf(cards: readonly Card[]): string | null {
  if (cards.length > mostWithout(deckOf(cards))) return say("eye-odds-always", { cards: cards.length });
  const odds = freshFor(cards)?.odds ?? null;
  return odds === null ? null : say("eye-odds", { cards: cards.length, odds: toOne(odds) });
}

const freshFor = (cards: readonly Card[]) => (deckOf(cards) === FULL ? freshOf(cards.length) : undefined);
