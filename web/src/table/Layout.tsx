import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Card, Trio } from "../cards/card";
import { Face } from "../cards/Face";
import type { Place } from "../play/round";
import { edition } from "../settings/settings";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { arrange, neighbour } from "./arrange";
import { manner } from "./manner";
import { play, sceneOf } from "./motion";
import { pointAt, pointAtNothing, round } from "./state";

const landscape = matchMedia("(orientation: landscape)");
const wide = signal(landscape.matches);
landscape.addEventListener("change", () => {
  wide.value = landscape.matches;
});

/** The cards on the table: a grid of named cards, moved through with the arrow keys. Only its buttons take the focus. */
export function Layout() {
  const { layout, pointed, found, news } = round.value;
  const rows = arrange(layout.length, wide.value);
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>(0);
  const here = Math.min(at, layout.length - 1);
  useMotion(grid, layout, news?.kind === "taken" ? found.at(-1) : undefined);
  useFocusKept(grid, here);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(rows, here, event.key);
    if (next === null && !["Enter", " ", "Escape"].includes(event.key)) return;
    event.preventDefault();
    if (next !== null) placeIn(grid.current, next)?.focus();
    else if (event.key === "Escape") pointAtNothing();
    else if (!event.repeat) pointAt(here);
  };
  return (
    <div class="cloth" style={{ "--columns": rows[0]?.length, "--rows": rows.length }}>
      <div
        class="layout"
        role="grid"
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
                  state={stateOf(place, pointed)}
                  reachable={place === here}
                  onReach={setAt}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type State = "free" | "pointed" | "wrong";

const stateOf = (place: Place, pointed: readonly Place[]): State =>
  !pointed.includes(place) ? "free" : pointed.length === 3 ? "wrong" : "pointed";

const placeIn = (grid: HTMLElement | null, place: Place) =>
  grid?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null;

interface PlaceButtonProps {
  place: Place;
  card: Card | null;
  state: State;
  reachable: boolean;
  onReach: (place: Place) => void;
}

/** Acts on press, not on release. A click without a press comes from a screen reader. */
function PlaceButton({ place, card, state, reachable, onReach }: PlaceButtonProps) {
  return (
    <button
      type="button"
      class="place"
      data-place={place}
      data-state={state}
      tabIndex={reachable ? 0 : -1}
      aria-label={card ? cardName(card, manner()) : say("place-empty")}
      aria-pressed={card ? state !== "free" : undefined}
      aria-disabled={card ? undefined : true}
      onFocus={() => onReach(place)}
      onPointerDown={(event) => event.button === 0 && pointAt(place)}
      onClick={(event) => event.detail === 0 && pointAt(place)}
    >
      {card && (
        <span class="card" key={card} data-card={card}>
          <Face card={card} edition={edition.value} />
        </span>
      )}
    </button>
  );
}

/** Shows how the layout became what it is. The old scene is read while drawing, before the page changes. */
function useMotion(grid: { current: HTMLElement | null }, layout: object, taken: Trio | undefined): void {
  const drawn = useRef<object | null>(null);
  const before = drawn.current === layout ? null : sceneOf(grid.current);
  useLayoutEffect(() => {
    drawn.current = layout;
    const score = [...document.querySelectorAll("[data-score]")].find((figure) => figure.getClientRects().length > 0);
    if (before) play(before, sceneOf(grid.current), taken ?? [], score ?? null);
  }, [layout]);
}

/** Keeps the focus in the grid when the place that had it goes away with the last column or row. */
function useFocusKept(grid: { current: HTMLElement | null }, here: Place): void {
  const had = grid.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (had && !grid.current?.contains(document.activeElement)) placeIn(grid.current, here)?.focus();
  });
}
