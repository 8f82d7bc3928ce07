import { type Signal, signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Card } from "../cards/card";
import type { Place } from "../play/round";
import { settings } from "../settings/settings";
import { say } from "../words/speak";
import { arrange, neighbour } from "./arrange";
import { afterDrawn } from "./drawn";
import { PlaceButton, type PlaceState } from "./PlaceButton";
import { type Taken, useMotion } from "./useMotion";

const landscape = matchMedia("(orientation: landscape)");
export const wide = signal(landscape.matches);
landscape.addEventListener("change", () => {
  wide.value = landscape.matches;
});

export interface LayoutProps {
  readonly layout: readonly (Card | null)[];
  readonly stateOf: (place: Place) => PlaceState; // always the same function, and it reads signals: see `PlaceButton`
  readonly taken: Taken | null;
  readonly covered?: boolean; // while the table is paused nobody looks
  readonly onPoint: (place: Place, event: Event) => void;
  readonly onClear: () => void;
  readonly spacePoints?: boolean; // where it does not, it calls
  readonly keyOf?: (place: Place) => string;
}

/** The cards on the table: a grid of named cards, moved through with the arrow keys. Only its buttons take the focus. */
export function Layout(props: LayoutProps) {
  const { layout, stateOf, taken, covered = false, onPoint, onClear, spacePoints = true, keyOf } = props;
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
                  covered={covered}
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

/** Keeps the focus in the grid when the place that had it goes away with the last column or row. */
function useFocusKept(grid: { current: HTMLElement | null }, at: Signal<Place>, places: number): void {
  const had = grid.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (at.value >= places) at.value = Math.max(0, places - 1);
    if (had && !grid.current?.contains(document.activeElement)) placeIn(grid.current, at.value)?.focus();
  });
}
