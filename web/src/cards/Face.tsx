import { artwork, drawingId, type Edition, type Glyph } from "./artwork";
import { type Card, letterOf } from "./card";

const { card: size, centres, edge_bar: bar } = artwork;

/** The face of a card. Hidden from readers: whoever shows a card also says its name. */
export function Face({ card, edition, small = false }: { card: Card; edition: Edition; small?: boolean }) {
  const colour = letterOf(card, "colour");
  return (
    <svg class="face" viewBox={`0 0 ${size.width} ${size.height}`} data-colour={colour} aria-hidden="true">
      {centres[letterOf(card, "number")].map(([x, y]) => (
        <use key={x} href={`#${drawingId(card, edition, small)}`} x={x} y={y} />
      ))}
      <rect class="edge-bar" x={bar.x[colour]} y={bar.y} width={bar.width} height={bar.height} rx={bar.radius} />
    </svg>
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
