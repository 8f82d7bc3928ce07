/** Paints the cards of a frame into a canvas. */
import type { Faces } from "./faces";
import type { Frame } from "./frames";
import type { Box } from "./Places";

export interface Colours {
  readonly cloth: string;
  readonly right: readonly [string, string]; // ring and halo
  readonly wrong: string;
}

export interface Brush {
  readonly pen: CanvasRenderingContext2D;
  readonly dense: number; // pixels to a point of the page
  readonly faces: Faces;
  readonly places: ReadonlyMap<number, readonly Box[]>;
  readonly colours: Colours;
}

export function paint(brush: Brush, { layout, ring }: Frame): void {
  const { pen, faces, colours, places } = brush;
  const boxes = places.get(layout.length) ?? [];
  pen.fillStyle = colours.cloth;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  layout.forEach((card, place) => {
    const box = boxes[place];
    if (!card || !box) return;
    if (ring?.cards.includes(card)) paintRing(brush, box, ring.right);
    faces(pen, card, box.x, box.y, box.width);
  });
}

function paintRing({ pen, dense, colours }: Brush, box: Box, isRight: boolean): void {
  if (isRight) around(pen, box, 6 * dense, colours.right[1]);
  around(pen, box, 3 * dense, isRight ? colours.right[0] : colours.wrong);
}

function around(pen: CanvasRenderingContext2D, { x, y, width }: Box, by: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x - by, y - by, width + 2 * by, Math.ceil(width * 0.75) + 2 * by, width * 0.075 + by);
  pen.fill();
}
