import { arrangementOf, artwork, drawingId, type Edition, type Glyph } from "./artwork";
import type { Card } from "./card";
import { DOTS, EDGES, kindOf, letterOf } from "./kinds";

const { card: size, dots } = artwork;

const WHOLE = `0 0 ${size.width} ${size.height}`;
const CLOSE = `6 4.5 ${size.width - 12} ${size.height - 9}`; // less air around the symbols

interface FaceProps {
  card: Card;
  edition: Edition;
  small?: boolean; // coarser stripes
  large?: boolean; // larger symbols on the same card, unless the edge has its mark there
}

/** The face of a card. Hidden from readers: whoever shows a card also says its name. */
export function Face({ card, edition, small = false, large = false }: FaceProps) {
  const kind = kindOf(card);
  const colour = letterOf(card, "colour");
  const view = large && kind !== EDGES ? CLOSE : WHOLE;
  return (
    <svg class="face" viewBox={view} data-colour={colour || undefined} aria-hidden="true">
      {kind === EDGES && <use class="edge-mark" href={`#edge-${letterOf(card, "edge")}`} />}
      {kind === DOTS ? <Dots card={card} /> : <Drawing card={card} edition={edition} small={small} />}
      <EdgeBar card={card} colour={colour} />
    </svg>
  );
}

/** The symbols: of the box as one drawing, otherwise a single one that is repeated, smaller and with coarser stripes. */
function Drawing({ card, edition, small }: Required<Pick<FaceProps, "card" | "edition" | "small">>) {
  const { scale = 1, centres = {} } = arrangementOf(card) ?? {};
  const number = letterOf(card, "number");
  if (scale === 1) return <use href={`#${drawingId(card, edition, small)}-${number}`} />;
  return (
    <>
      {centres[number]?.map(([x = 0, y = 0]) => (
        <use
          key={x}
          href={`#${drawingId(card, edition, true)}-1`}
          transform={`translate(${x} ${y}) scale(${scale}) translate(${-size.width / 2} ${-size.height / 2})`}
        />
      ))}
    </>
  );
}

/** The cue beside colour; each dot has a place of its own already. */
function EdgeBar({ card, colour }: { card: Card; colour: string }) {
  const bar = arrangementOf(card)?.edge_bar;
  if (!bar) return null;
  return <rect class="edge-bar" x={bar.x[colour]} y={bar.y} width={bar.width} height={bar.height} rx={bar.radius} />;
}

/** Six places, each with its dot or with a small ring. */
function Dots({ card }: { card: Card }) {
  return (
    <>
      {dots.centres.map(([x = 0, y = 0], n) => (
        <Place key={`${x} ${y}`} letter={card.charAt(n)} x={x} y={y} />
      ))}
    </>
  );
}

function Place({ letter, x, y }: { letter: string; x: number; y: number }) {
  if (letter === "-")
    return <circle class="no-dot" cx={x} cy={y} r={dots.ring.radius} stroke-width={dots.ring.stroke} />;
  return <circle class="dot" data-dot={letter} cx={x} cy={y} r={dots.radius} />;
}

/** A face-down card. */
export function Back() {
  return (
    <span class="card back">
      <svg class="face" aria-hidden="true">
        <use href="#glyph-back" />
      </svg>
    </span>
  );
}

/** One of the drawn signs: the mark, the verdicts, the back of a card. */
export function Sign({ glyph }: { glyph: Glyph }) {
  return (
    <svg class="sign" aria-hidden="true">
      <use href={`#glyph-${glyph}`} />
    </svg>
  );
}
