/** Colours by comparison: on one table the cards of a colour have the same ink, whatever the light makes of it. */
import { CROP, MIDDLE } from "./picture/crop";

export type Three = readonly [number, number, number];
/** The ink of a card, and the logarithms of its three colours: the least of all looks, and their mean. */
export type ColourRead = { readonly ink: Three; readonly least: Three; readonly mean: Three };

// What the ink of each colour takes away from white, as directions; and how far it is from there on one table, and on
// one card of that table. Measured on drawn tables.
export const INKS: readonly [Three, Three, Three] = [
  [0.277, 0.659, 0.679],
  [0.569, 0.652, 0.488],
  [0.655, 0.441, 0.599],
];
const [TABLES, CARDS] = [0.1 ** 2, 0.04 ** 2];
const STRAY = 0.03; // of the cards, whose ink says nothing: covered, or in coloured glare
const FAINT = 0.1; // taken away by less, a pixel shows paper
const MOST = 4; // of evidence

export const three = (value: (n: number) => number): Three => [value(0), value(1), value(2)];
const length = (vector: Three): number => Math.hypot(...vector);

/** What the ink of a card takes away from white, as a direction: the same for outlines, stripes and full symbols. */
export function inkOf(whitened: Float32Array): Three {
  let [red, green, blue] = [0, 0, 0];
  for (let row = MIDDLE.top; row < MIDDLE.bottom; row++)
    for (let column = MIDDLE.left; column < MIDDLE.right; column++) {
      const at = (row * CROP.width + column) * 3;
      const [r, g, b] = [taken(whitened[at]), taken(whitened[at + 1]), taken(whitened[at + 2])];
      const much = Math.hypot(r, g, b);
      if (much <= FAINT) continue;
      red += r * much;
      green += g * much;
      blue += b * much;
    }
  const whole = Math.max(Math.hypot(red, green, blue), 1e-6);
  return [red / whole, green / whole, blue / whole];
}

const taken = (value = 1): number => Math.min(1, Math.max(0, 1 - (value + 1.5) / 2));

/**
 * The logarithms of the three colours of each card of one table. As far as the inks of the other cards tell the colours
 * apart, the colour is that of the cards it resembles, by the mean of all looks; as far as they do not, the least of the
 * looks counts.
 */
export const compared = (cards: readonly ColourRead[]): Three[] =>
  cards.map((card) =>
    told(
      card,
      evidence(
        card.ink,
        cards.filter((other) => other !== card),
      ),
    ),
  );

function told({ least, mean }: ColourRead, known: Three): Three {
  const likely = three((n) => Math.exp((mean[n] ?? 0) + (known[n] ?? 0)));
  const sum = likely[0] + likely[1] + likely[2];
  const [, second, best] = [...known].sort((one, other) => one - other) as [number, number, number];
  const undecided = Math.exp(second - best);
  return three((n) => Math.log(undecided * Math.exp(least[n] ?? 0) + ((1 - undecided) * (likely[n] ?? 0)) / sum));
}

/** How much likelier this ink is for each colour than it would be without the other cards, as logarithms. */
function evidence(ink: Three, others: readonly ColourRead[]): Three {
  return three((colour) => {
    const usual = INKS[colour] as Three;
    const trust = others.map(({ least }) => Math.exp(2 * (least[colour] ?? 0)));
    const exact = 1 / TABLES + trust.reduce((sum, one) => sum + one, 0) / CARDS;
    const expected = three((n) => {
      const seen = others.reduce((sum, other, k) => sum + (trust[k] ?? 0) * (other.ink[n] ?? 0), 0);
      return ((usual[n] ?? 0) / TABLES + seen / CARDS) / exact;
    });
    const known = density(ink, expected, CARDS + 1 / exact) - density(ink, usual, CARDS + TABLES);
    return Math.log((1 - STRAY) * Math.exp(Math.min(known, MOST)) + STRAY);
  });
}

/** The logarithm of the density, but for a constant: directions have two dimensions. */
const density = (ink: Three, expected: Three, spread: number): number =>
  -(length(three((n) => (ink[n] ?? 0) - (expected[n] ?? 0))) ** 2) / (2 * spread) - Math.log(spread);
