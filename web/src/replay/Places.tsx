import type { ComponentChildren } from "preact";
import { render } from "preact";
import { settings } from "../settings/settings";
import { arrange } from "../table/arrange";
import { wide } from "../table/Layout";
import { say } from "../words/speak";

interface PlacesProps {
  count: number;
  draw: (place: number) => ComponentChildren;
  covered?: boolean; // nothing of it is to be seen
  children?: ComponentChildren;
}

/** So many places on the cloth, each where the table has it. */
export function Places({ count, draw, covered, children }: PlacesProps) {
  const { flipped } = settings.value;
  const rows = arrange(count, wide.value, flipped);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return (
    <div
      class="cloth"
      data-covered={covered || undefined}
      style={{ "--columns": columns, "--rows": Math.max(1, rows.length) }}
    >
      <ul class="layout" aria-label={say("layout-name")} data-mirrored={(flipped && wide.value) || undefined}>
        {rows.flatMap((row, y) =>
          row.map((place, x) => (
            <li key={place} style={{ gridArea: `${y + 1} / ${x + 1}` }}>
              {draw(place)}
            </li>
          )),
        )}
      </ul>
      {children}
    </div>
  );
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of a card, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the cards lie for each number of places, on a cloth of this size: laid out for a moment, unseen. */
export function placesFor(counts: readonly number[], { width, height }: Size, dense: number): Map<number, Box[]> {
  const holder = Object.assign(document.createElement("div"), { className: "replay-cloth measured" });
  Object.assign(holder.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(holder);
  const spot = (place: number) => <div class="spot" data-place={place} />;
  render(
    counts.map((count) => <Places key={count} count={count} draw={spot} />),
    holder,
  );
  const origin = holder.getBoundingClientRect();
  const found = [...holder.children].map((cloth) => boxesIn(cloth, origin, dense));
  render(null, holder);
  holder.remove();
  return new Map(counts.map((count, n) => [count, found[n] ?? []]));
}

function boxesIn(cloth: Element, origin: DOMRect, dense: number): Box[] {
  const pixels = (length: number) => Math.round(length * dense);
  const boxes: Box[] = [];
  for (const spot of cloth.querySelectorAll<HTMLElement>(".spot")) {
    const { x, y, width } = spot.getBoundingClientRect();
    boxes[Number(spot.dataset.place)] = { x: pixels(x - origin.x), y: pixels(y - origin.y), width: pixels(width) };
  }
  return boxes;
}
