import { type ReadonlySignal, type Signal, useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { type Card, FACE_DOWN } from "../cards/card";
import { Back, Face } from "../cards/Face";
import type { Place } from "../play/round";
import { edition } from "../settings/settings";
import { say } from "../words/speak";
import { nameOfCard } from "./name-cache";

/**
 * How a place is shown: nothing about it, pointed at by me, chosen by me for later, pointed at by somebody else, wrong,
 * a hint, or waiting for the verdict.
 */
export type PlaceState = "free" | "pointed" | "ready" | "theirs" | "wrong" | "hinted" | "waiting";

interface PlaceButtonProps {
  place: Place;
  card: Card | null;
  letter: string;
  large: boolean;
  covered: boolean;
  at: Signal<Place>;
  reached: ReadonlySignal<Place>;
  stateOf: (place: Place) => PlaceState;
  onPoint: (place: Place, event: Event) => void;
}

const MINE: readonly PlaceState[] = ["pointed", "ready", "wrong", "waiting"];

/**
 * Acts on press, not on release. A click without a press comes from a screen reader. Drawn when another card lies
 * there; its state is a signal that the button follows by itself, so that a ring needs no drawing of the layout.
 */
export function PlaceButton({ place, card, letter, large, covered, at, reached, stateOf, onPoint }: PlaceButtonProps) {
  const state = useComputed(() => stateOf(place));
  const pressed = useComputed(() => MINE.includes(state.value));
  const tab = useComputed(() => (reached.value === place ? 0 : -1));
  const hidden = covered || card === FACE_DOWN;
  const label = labelOf(card, place, covered);
  const { value: drawnAs } = edition;
  const draw = () => (
    <button
      type="button"
      class="place"
      data-place={place}
      data-state={state}
      tabIndex={tab}
      aria-label={label}
      aria-pressed={card ? pressed : undefined}
      aria-disabled={card ? undefined : true}
      onFocus={() => {
        at.value = place;
      }}
      onPointerDown={(event) => event.button === 0 && onPoint(place, event)}
      onClick={(event) => event.detail === 0 && onPoint(place, event)}
    >
      {card && hidden && <Back />}
      {card && !hidden && (
        <span class="card" key={card} data-card={card}>
          <Face card={card} edition={drawnAs} large={large} />
        </span>
      )}
      {card && !covered && letter && (
        <span class="key place-key" aria-hidden="true">
          {letter}
        </span>
      )}
    </button>
  );
  return useMemo(draw, [place, card, letter, large, covered, hidden, label, drawnAs, at, state, pressed, tab, onPoint]);
}

function labelOf(card: Card | null, place: Place, covered: boolean): string {
  if (!card) return say("place-empty");
  if (covered) return say("place-covered");
  return card === FACE_DOWN ? say("place-face-down", { place: place + 1 }) : nameOfCard(card);
}
