import { artwork, drawingId, type Edition, type Glyph } from "./artwork";
import type { Card } from "./card";
import { letterOf } from "./kinds";

const { card: size, edge_bar: bar } = artwork;

const WHOLE = `0 0 ${size.width} ${size.height}`;
const CLOSE = `6 4.5 ${size.width - 12} ${size.height - 9}`; // less air around the symbols

interface FaceProps {
  card: Card;
  edition: Edition;
  small?: boolean; // coarser stripes
  large?: boolean; // larger symbols on the same card
}

/** The face of a card. Hidden from screen readers: its owner also gives it a name. */
export function Face({ card, edition, small = false, large = false }: FaceProps) {
  const colour = letterOf(card, "colour");
  return (
    <svg class="face" viewBox={large ? CLOSE : WHOLE} data-colour={colour} aria-hidden="true">
      <use href={`#${drawingId(card, edition, small)}`} />
      <rect
        class="edge-bar"
        x={(bar.x as Record<string, number>)[colour]}
        y={bar.y}
        width={bar.width}
        height={bar.height}
        rx={bar.radius}
      />
    </svg>
  );
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
