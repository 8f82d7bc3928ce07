/** A result as a picture of 1200 × 630: number, day, time and how long each SET took. The cards lie face down. */
import { artwork, type Glyph } from "../cards/artwork";

export interface Picture {
  readonly title: string;
  readonly day: string;
  readonly time: string;
  readonly how: string;
  readonly seconds: readonly number[];
  readonly each: string;
  readonly row: string;
  readonly cards: number;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 64;
const BARS = 520; // how wide all of them are together
const GAP = 4;
const INK = "#13242b";
const MUTED = "#47585f";
const GROUND = "#e6eae6";
const { back, back_line, back_ink } = artwork.themes.light;

export async function drawPicture(picture: Picture): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawWords(pen, picture);
  drawBars(pen, picture.seconds, picture.each);
  drawBacks(pen, picture.cards);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function drawWords(pen: CanvasRenderingContext2D, { title, day, time, how, row }: Picture): void {
  write(pen, title, 84, 36, 650, INK);
  write(pen, day, 120, 30, 400, MUTED);
  write(pen, time, 320, 210, 750, INK);
  write(pen, how, 372, 28, 600, INK);
  glyph(pen, "mark", LEFT, 540, 1.1, INK, INK);
  write(pen, "tercet", 567, 30, 650, INK, LEFT + 54);
  write(pen, row, 567, 28, 400, MUTED, LEFT + 156);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  y: number,
  size: number,
  weight: number,
  colour: string,
  x = LEFT,
): void {
  pen.fillStyle = colour;
  const family = getComputedStyle(document.body).fontFamily;
  pen.font = `${weight} ${size}px ${family}`;
  const room = 640 - x;
  const wide = pen.measureText(text).width;
  if (wide > room) pen.font = `${weight} ${Math.floor((size * room) / wide)}px ${family}`;
  pen.fillText(text, x, y);
}

/** As long as each SET took. */
function drawBars(pen: CanvasRenderingContext2D, seconds: readonly number[], each: string): void {
  if (!seconds.length) return;
  const least = 44; // wide enough for its figure
  const free = BARS - seconds.length * (least + GAP);
  const whole = seconds.reduce((sum, one) => sum + one, 0) || 1;
  let x = LEFT;
  for (const one of seconds) {
    const wide = least + (free * one) / whole;
    pen.fillStyle = INK;
    pen.beginPath();
    pen.roundRect(x, 404, wide, 34, 8);
    pen.fill();
    pen.textAlign = "center";
    write(pen, String(one), 470, 26, 600, INK, x + wide / 2);
    pen.textAlign = "start";
    x += wide + GAP;
  }
  write(pen, each, 504, 24, 400, MUTED);
}

/** The cards, face down. */
function drawBacks(pen: CanvasRenderingContext2D, count: number): void {
  const [wide, high, gap] = [156, 117, 16];
  const rows = Math.ceil(count / 3);
  const top = (HEIGHT - rows * high - (rows - 1) * gap) / 2;
  for (let n = 0; n < count; n++) {
    const [x, y] = [652 + (n % 3) * (wide + gap), top + Math.floor(n / 3) * (high + gap)];
    pen.fillStyle = back;
    pen.strokeStyle = back_line;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.roundRect(x, y, wide, high, 11);
    pen.fill();
    pen.stroke();
    glyph(pen, "back", x, y, wide / artwork.glyphs.back.width, back_ink, back_ink);
  }
}

function glyph(
  pen: CanvasRenderingContext2D,
  name: Glyph,
  x: number,
  y: number,
  scale: number,
  fill: string,
  stroke: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (const part of artwork.glyphs[name].parts) {
    const path = new Path2D(part.path);
    pen.fillStyle = fill;
    pen.strokeStyle = stroke;
    pen.lineWidth = part.stroke;
    pen.lineCap = "butt";
    if (part.fill) pen.fill(path);
    if (part.stroke) pen.stroke(path);
  }
  pen.restore();
}
