import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import type { Place } from "../play/round";
import { edition, settings } from "../settings/settings";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { arrange, neighbour } from "./arrange";
import { manner } from "./manner";
import { play, sceneOf } from "./motion";

const landscape = matchMedia("(orientation: landscape)");
export const wide = signal(landscape.matches);
landscape.addEventListener("change", () => {
  wide.value = landscape.matches;
});

/** How a place is shown: nothing about it, pointed at by me, by somebody else, wrong, a hint, or waiting for the verdict. */
export type PlaceState = "free" | "pointed" | "theirs" | "wrong" | "hinted" | "waiting";

/** Cards that have just been taken, and the figure they go to. */
export interface Taken {
  readonly cards: readonly Card[];
  readonly score: string; // a selector
}

export interface LayoutProps {
  readonly layout: readonly (Card | null)[];
  readonly stateOf: (place: Place) => PlaceState;
  readonly taken: Taken | null;
  readonly onPoint: (place: Place, event: Event) => void;
  readonly onClear: () => void;
  readonly spacePoints?: boolean; // where it does not, it calls
  readonly keyOf?: (place: Place) => string;
}

/** The cards on the table: a grid of named cards, moved through with the arrow keys. Only its buttons take the focus. */
export function Layout({ layout, stateOf, taken, onPoint, onClear, spacePoints = true, keyOf }: LayoutProps) {
  const { flipped, largeCards } = settings.value;
  const mirrored = flipped && wide.value;
  const rows = arrange(layout.length, wide.value, flipped);
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>(0);
  const here = Math.max(0, Math.min(at, layout.length - 1));
  useMotion(grid, layout, taken);
  useFocusKept(grid, here);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(rows, here, event.key, mirrored);
    const pressing = event.key === "Enter" || (event.key === " " && spacePoints);
    if (next === null && !pressing && event.key !== "Escape") return;
    event.preventDefault();
    if (next !== null) placeIn(grid.current, next)?.focus();
    else if (event.key === "Escape") onClear();
    else if (!event.repeat) onPoint(here, event);
  };
  return (
    <div class="cloth" style={{ "--columns": Math.max(...rows.map((row) => row.length)), "--rows": rows.length }}>
      <div
        class="layout"
        role="grid"
        data-mirrored={mirrored || undefined}
        aria-label={say("layout-name")}
        ref={grid}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
      >
        {rows.map((row) => (
          <div role="row" key={row[0]}>
            {row.map((place) => (
              <div role="gridcell" key={place}>
                <PlaceButton
                  place={place}
                  card={layout[place] ?? null}
                  state={stateOf(place)}
                  reachable={place === here}
                  letter={keyOf?.(place) ?? ""}
                  large={largeCards}
                  onReach={setAt}
                  onPoint={onPoint}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const placeIn = (grid: HTMLElement | null, place: Place) =>
  grid?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null;

interface PlaceButtonProps {
  place: Place;
  card: Card | null;
  state: PlaceState;
  reachable: boolean;
  letter: string;
  large: boolean;
  onReach: (place: Place) => void;
  onPoint: (place: Place, event: Event) => void;
}

const MINE: readonly PlaceState[] = ["pointed", "wrong", "waiting"];

/** Acts on press, not on release. A click without a press comes from a screen reader. */
function PlaceButton({ place, card, state, reachable, letter, large, onReach, onPoint }: PlaceButtonProps) {
  return (
    <button
      type="button"
      class="place"
      data-place={place}
      data-state={state}
      tabIndex={reachable ? 0 : -1}
      aria-label={card ? cardName(card, manner()) : say("place-empty")}
      aria-pressed={card ? MINE.includes(state) : undefined}
      aria-disabled={card ? undefined : true}
      onFocus={() => onReach(place)}
      onPointerDown={(event) => event.button === 0 && onPoint(place, event)}
      onClick={(event) => event.detail === 0 && onPoint(place, event)}
    >
      {card && (
        <span class="card" key={card} data-card={card}>
          <Face card={card} edition={edition.value} large={large} />
        </span>
      )}
      {card && letter && (
        <span class="key place-key" aria-hidden="true">
          {letter}
        </span>
      )}
    </button>
  );
}

/** Shows how the layout became what it is. The old scene is read while drawing, before the page changes. */
function useMotion(grid: { current: HTMLElement | null }, layout: object, taken: Taken | null): void {
  const drawn = useRef<object | null>(null);
  const before = drawn.current === layout ? null : sceneOf(grid.current);
  useLayoutEffect(() => {
    drawn.current = layout;
    const scores = [...document.querySelectorAll(taken?.score ?? "[data-score]")];
    const score = scores.find((figure) => figure.getClientRects().length > 0);
    if (before) play(before, sceneOf(grid.current), taken?.cards ?? [], score ?? null);
  }, [layout]);
}

/** Keeps the focus in the grid when the place that had it goes away with the last column or row. */
function useFocusKept(grid: { current: HTMLElement | null }, here: Place): void {
  const had = grid.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (had && !grid.current?.contains(document.activeElement)) placeIn(grid.current, here)?.focus();
  });
}
