import { type ReadonlySignal, type Signal, signal, useComputed, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import type { Place } from "../play/round";
import { edition, settings } from "../settings/settings";
import { say } from "../words/speak";
import { arrange, neighbour } from "./arrange";
import { afterDrawn } from "./drawn";
import { arrivedIn, movedBetween, play, sceneOf } from "./motion";
import { nameOfCard } from "./names";

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
  readonly stateOf: (place: Place) => PlaceState; // always the same function, and it reads signals: see `PlaceButton`
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
  const at = useSignal<Place>(0);
  const reached = useMemo(() => afterDrawn(at), [at]); // the next Tab can wait for a frame, a ring cannot
  useMotion(grid, layout, taken);
  useFocusKept(grid, at, layout.length);

  const latest = useRef(onPoint);
  latest.current = onPoint;
  const press = useRef((place: Place, event: Event) => latest.current(place, event)).current;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(rows, at.peek(), event.key, mirrored);
    const pressing = event.key === "Enter" || (event.key === " " && spacePoints);
    if (next === null && !pressing && event.key !== "Escape") return;
    event.preventDefault();
    if (next !== null) placeIn(grid.current, next)?.focus();
    else if (event.key === "Escape") onClear();
    else if (!event.repeat) onPoint(at.peek(), event);
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
                  letter={keyOf?.(place) ?? ""}
                  large={largeCards}
                  at={at}
                  reached={reached}
                  stateOf={stateOf}
                  onPoint={press}
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
  letter: string;
  large: boolean;
  at: Signal<Place>;
  reached: ReadonlySignal<Place>;
  stateOf: (place: Place) => PlaceState;
  onPoint: (place: Place, event: Event) => void;
}

const MINE: readonly PlaceState[] = ["pointed", "wrong", "waiting"];

/**
 * Acts on press, not on release. A click without a press comes from a screen reader. Drawn when another card lies
 * there; its state is a signal that the button follows by itself, so that a ring needs no drawing of the layout.
 */
function PlaceButton({ place, card, letter, large, at, reached, stateOf, onPoint }: PlaceButtonProps) {
  const state = useComputed(() => stateOf(place));
  const pressed = useComputed(() => MINE.includes(state.value));
  const tab = useComputed(() => (reached.value === place ? 0 : -1));
  const label = card ? nameOfCard(card) : say("place-empty");
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
      {card && (
        <span class="card" key={card} data-card={card}>
          <Face card={card} edition={drawnAs} large={large} />
        </span>
      )}
      {card && letter && (
        <span class="key place-key" aria-hidden="true">
          {letter}
        </span>
      )}
    </button>
  );
  return useMemo(draw, [place, card, letter, large, label, drawnAs, at, state, pressed, tab, onPoint]);
}

/** Shows how the layout became what it is. The old scene is read while drawing, before the page changes. */
function useMotion(grid: { current: HTMLElement | null }, layout: LayoutProps["layout"], taken: Taken | null): void {
  const drawn = useRef<LayoutProps["layout"]>([]);
  const was = drawn.current;
  const moved = was === layout ? [] : movedBetween(was, layout);
  const gone = taken?.cards ?? [];
  const before = was === layout ? null : sceneOf(grid.current, new Set([...moved, ...gone]));
  const score = before && gone.length > 0 ? figureOf(taken?.score ?? "[data-score]") : null;
  useLayoutEffect(() => {
    drawn.current = layout;
    const change = { arrived: arrivedIn(grid.current, was), taken: gone, score };
    if (before) play({ before, after: sceneOf(grid.current, new Set(moved)), ...change });
  }, [layout]);
}

/** Where the figure stands that taken cards go to: of several, the one that is seen. */
function figureOf(score: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(score)].map((figure) => figure.getBoundingClientRect());
  return boxes.find(({ width }) => width > 0) ?? null;
}

/** Keeps the focus in the grid when the place that had it goes away with the last column or row. */
function useFocusKept(grid: { current: HTMLElement | null }, at: Signal<Place>, places: number): void {
  const had = grid.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (at.value >= places) at.value = Math.max(0, places - 1);
    if (had && !grid.current?.contains(document.activeElement)) placeIn(grid.current, at.value)?.focus();
  });
}
