/** The faces of many cards as one picture: to paint a card is then to copy a part of it. */
import { type ComponentChildren, render } from "preact";
import { artwork, type Edition, type Theme } from "../cards/artwork";
import { type Card, FACE_DOWN } from "../cards/card";
import { Face } from "../cards/Face";

/** Paints a card at a place in pixels; one of its own width is copied, others are scaled. */
export type Faces = (pen: CanvasRenderingContext2D, card: Card, x: number, y: number, width: number) => void;

const { width: WIDE, height: HIGH } = artwork.card;
const SHAPE = HIGH / WIDE;
const ACROSS = 12;
const MOST_PIXELS = 12_000_000;

interface Looks {
  readonly edition: Edition;
  readonly theme: Theme;
  readonly wide: number; // in pixels
}

/** Draw these cards once, in the colours of the page; null if the browser will not make a picture of them. */
export async function drawFaces(cards: readonly Card[], { edition, theme, wide }: Looks): Promise<Faces | null> {
  const width = Math.floor(Math.min(wide, Math.sqrt(MOST_PIXELS / (SHAPE * Math.max(1, cards.length)))));
  const height = Math.ceil(width * SHAPE);
  const at = (n: number) => ({ x: (n % ACROSS) * width, y: Math.floor(n / ACROSS) * height, width, height });
  const size = { width: ACROSS * width, height: Math.ceil(cards.length / ACROSS) * height };
  const sheet = Object.assign(document.createElement("canvas"), size);
  const image = Object.assign(new Image(), size);
  const drawn = markup(cards.map((card, n) => <OneCard key={card} {...{ card, edition, ...at(n) }} />));
  image.src = `data:image/svg+xml,${encodeURIComponent(inSvg(drawn, size, theme))}`;
  const pen = sheet.getContext("2d");
  if (!pen || !(await isDecoded(image))) return null;
  pen.drawImage(image, 0, 0);
  const numbers = new Map(cards.map((card, n) => [card, n]));
  return (pen, card, x, y, shown) => {
    const from = at(numbers.get(card) ?? 0);
    pen.drawImage(sheet, from.x, from.y, width, height, x, y, shown, Math.ceil(shown * SHAPE));
  };
}

const isDecoded = (image: HTMLImageElement): Promise<boolean> =>
  image.decode().then(
    () => true,
    () => false,
  );

interface OneCardProps {
  card: Card;
  edition: Edition;
  x: number;
  y: number;
  width: number;
  height: number;
}

function OneCard({ card, edition, ...box }: OneCardProps) {
  const down = card === FACE_DOWN;
  return (
    <svg {...box} viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <rect class={down ? "down" : "up"} x="0.5" y="0.5" width={WIDE - 1} height={HIGH - 1} rx={0.075 * WIDE} />
      {down ? <use class="down" href="#glyph-back" width={WIDE} height={HIGH} /> : <Face {...{ card, edition }} />}
    </svg>
  );
}

const OWN = `rect.up{fill:var(--card);stroke:var(--card-line)}
rect.down{fill:var(--back);stroke:var(--back-line)}
use.down{color:var(--back-ink)}`;

/** A document of its own, with the drawings of the page, and its rules for faces with the values of this moment. */
function inSvg(drawn: string, { width, height }: { width: number; height: number }, theme: Theme): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const style = OWN + rules.filter((rule) => /^\.(face|dot|no-dot|edge)/.test(rule)).join("");
  const now = getComputedStyle(document.documentElement);
  const names = new Set(style.match(/--[\w-]+/g));
  const values = [...names].map((name) => `${name}:${now.getPropertyValue(name)};`).join("");
  const symbols = document.querySelector(".symbols")?.innerHTML ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>:root{color-scheme:${theme};${values}}${style}</style>${symbols}${drawn}</svg>`;
}

function markup(drawn: ComponentChildren): string {
  const box = document.createElement("div");
  render(<svg aria-hidden="true">{drawn}</svg>, box);
  return box.firstElementChild?.innerHTML ?? "";
}
