import { useCallback } from "preact/hooks";
import { type Card, FACE_DOWN } from "../cards/card";
import { Back, Face } from "../cards/Face";
import type { Place } from "../play/round";
import type { Table } from "../protocol/types";
import { dealingRole } from "../rules/dealing";
import { cardsAreUnseen } from "../rules/deck";
import { ownLayouts } from "../rules/match";
import { isChain, linkCards } from "../rules/pattern";
import { edition, letters } from "../settings/settings";
import { hands } from "../table/hands";
import { Layout } from "../table/Layout";
import { manner } from "../table/manner";
import type { PlaceState } from "../table/PlaceButton";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { letterOfPlace } from "./keys";
import type { Live } from "./live";
import { held, mayCall } from "./may";
import { atTable, nameOf, sayLine } from "./names";
import { othersPointing } from "./pointing";
import { callersOf, flipperOf, judgeOf, type Seen } from "./seen";

/** The table under the cards. Where the cards are real, it shows who has called, in order. */
export function Cloth({ live, seen }: { live: Live; seen: Seen }) {
  const { table, gathering } = seen;
  const stateAt = useCallback((place: Place) => stateAtPlace(live, place), [live]);
  if (!table) return null;
  if (cardsAreUnseen(table.rules)) return <RealTable live={live} seen={seen} />;
  const layout = live.lying.value as readonly (Card | null)[];
  const links = linkCards(table);
  if (layout.length === 0 && ownLayouts(table.rules)) return <OthersPlay />;
  if (layout.length === 0) return <Bare live={live} table={table} />;
  return (
    <div class="cloth-area">
      <Layout
        layout={layout}
        stateOf={stateAt}
        taken={live.taken.value}
        covered={gathering.paused}
        onPoint={(place, event) => live.press(place, event)}
        onClear={live.clear}
        spacePoints={!mayCall(seen)}
        keyOf={(place) => (letters.value ? letterOfPlace(place, hands.value) : "")}
      />
      {isChain(table.rules) && <Links live={live} cards={links} covered={gathering.paused} />}
    </div>
  );
}

const cardAt = ({ lying }: Live, place: Place) => (lying.value[place] ?? null) as Card | null;

/** A card that has just been taken, one that is being turned up, one that I have turned up, or any other. */
function stateAtPlace(live: Live, place: Place): PlaceState {
  const card = cardAt(live, place);
  const { value: find } = live.lingering;
  if (find?.cards.has(place)) return find.by === live.you.value ? "pointed" : "theirs";
  if (live.turning.value === place) return "waiting";
  if (card === FACE_DOWN) return "free";
  const state = stateOf(live, card);
  return state === "free" && isTurnedByMe(live, card) ? "pointed" : state;
}

/** Cards that others have turned up lie open, but have no ring: they are not mine. */
function isTurnedByMe({ seen }: Live, card: Card | null): boolean {
  const { you, table } = seen.value ?? {};
  return Boolean(table && you && card && held(table, you).includes(card));
}

function stateOf({ chosen, shown, seen, pointedOut }: Live, card: Card | null): PlaceState {
  if (!card) return "free";
  const { you = null, table } = seen.value ?? {};
  const theirs = seen.value && othersPointing(pointedOut.value, seen.value);
  if (theirs?.cards.includes(card)) return "theirs";
  if (chosen.value.includes(card)) return theirs ? "ready" : "pointed";
  const { phase } = table ?? {};
  const isShown = phase?.type === "Pointed" && phase.cards.includes(card);
  const { value } = shown;
  if (value?.cards.includes(card)) {
    if (value.verdict === "wrong" && !isShown) return "wrong"; // unless they are shown once more
    if (value.verdict === "waiting") return value.by === you ? "waiting" : "theirs";
  }
  if (isShown) return "theirs";
  return table?.hinted.includes(card) ? "hinted" : "free";
}

/** The SET before, of which a chain needs exactly one card. Its place is kept before the first: no card moves for it. */
function Links({ live, cards, covered }: { live: Live; cards: readonly Card[]; covered: boolean }) {
  return (
    <div class="links" role="group" aria-label={say("links-name", atTable(live))}>
      <span class="muted">{say("links-name", atTable(live))}</span>
      {cards.length === 0 && [0, 1, 2].map((n) => <span class="place" key={n} aria-hidden="true" />)}
      {cards.map((card) => {
        const state = stateOf(live, card);
        return (
          <button
            type="button"
            class="place"
            key={card}
            data-state={state}
            aria-label={covered ? say("place-covered") : cardName(card, manner())}
            aria-pressed={state === "pointed"}
            onPointerDown={(event) => event.button === 0 && live.point(card, event)}
            onClick={(event) => event.detail === 0 && live.point(card, event)}
          >
            {covered ? (
              <Back />
            ) : (
              <span class="card" data-card={card}>
                <Face card={card} edition={edition.value} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The layout is still empty: the piles are ready, and somebody flips first, or deals. */
function Bare({ live, table }: { live: Live; table: Table }) {
  const flipper = flipperOf(table);
  const who = flipper ?? (dealingRole(table.rules) === "judge" ? judgeOf(table) : null) ?? table.dealer;
  return (
    <div class="cloth bare">
      <Back />
      <p>{sayLine(live, { message: flipper ? "bare-flips" : "bare-deals", who })}</p>
    </div>
  );
}

/** In a race, whoever looks on sees nobody's cards. */
const OthersPlay = () => (
  <div class="cloth bare">
    <Back />
    <p>{say("race-watching")}</p>
  </div>
);

/** With a real deck this device is a button: the first caller big, the others in order. */
function RealTable({ live, seen }: { live: Live; seen: Seen }) {
  const callers = seen.table ? callersOf(seen.table) : [];
  return (
    <div class="cloth real">
      {callers.length === 0 && <p>{say("real-look")}</p>}
      <ol>
        {callers.map((player) => (
          <li key={player}>{player === live.you.value ? say("you") : nameOf(live, player)}</li>
        ))}
      </ol>
    </div>
  );
}
