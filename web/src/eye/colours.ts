/** Colours by comparison: on one table the cards of a colour have the same ink, whatever the light makes of it. */
import { CROP, MIDDLE } from "./picture/crop";

export type Three = readonly [number, number, number];
/** The ink of a card, and the logarithms of its three colours: the least of all looks, and their mean. */
export type ColourRead = { readonly ink: Three; readonly least: Three; readonly mean: Three };

// What the ink of each colour takes away from white, as directions, averaged over drawn tables.
export const INKS: readonly [Three, Three, Three] = [
  [0.277, 0.659, 0.679],
  [0.569, 0.652, 0.488],
  [0.655, 0.441, 0.599],
];
const TABLES = 0.1 ** 2; // the square of how far it may be from there on one table
const CARDS = 0.04 ** 2; // and of how far one card may be from the others of its colour
const STRAY = 0.1; // share of the cards whose ink says nothing: covered, or in coloured glare
const ANYWHERE = 4; // the density of such inks: they may be any direction
const FAINT = 0.1; // a pixel that loses less than this is paper
export const IMPOSSIBLE = -60; // as the logarithm of a probability

export const three = (value: (n: number) => number): Three => [value(0), value(1), value(2)];

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

/** What some looks say of the colours of a card with this ink. */
export function colourRead(ink: Three, looks: readonly Three[]): ColourRead {
  const said = looks.map((look) => three((n) => Math.max(IMPOSSIBLE, look[n] ?? 0)));
  const least = three((n) => Math.min(...said.map((look) => look[n] ?? 0)));
  return { ink, least, mean: three((n) => said.reduce((sum, look) => sum + (look[n] ?? 0), 0) / said.length) };
}

/**
 * The logarithms of the three colours of each card of one table. As far as the inks of the other cards tell the colours
 * apart, the colour is that of the cards it resembles, by the mean of all looks; as far as they do not, the least of the
 * looks counts.
 */
export const compared = (cards: readonly ColourRead[]): Three[] =>
  cards.map((card, n) => {
    const known = evidence(card.ink, cards.toSpliced(n, 1));
    const likely = three((k) => Math.exp((card.mean[k] ?? 0) + (known[k] ?? 0)));
    const sum = likely[0] + likely[1] + likely[2];
    const [, second, best] = [...known].sort((one, other) => one - other) as [number, number, number];
    const undecided = Math.exp(second - best);
    return three((k) =>
      Math.log(undecided * Math.exp(card.least[k] ?? 0) + ((1 - undecided) * (likely[k] ?? 0)) / sum),
    );
  });

/**
 * How much likelier this ink is for each colour than it would be without the other cards, as logarithms. A colour that no
 * other card has gains and loses nothing, and neither does any colour by an ink that is like none.
 */
const evidence = (ink: Three, others: readonly ColourRead[]): Three =>
  three((colour) => {
    const usual = INKS[colour] as Three;
    const trust = others.map(({ least }) => Math.exp(2 * (least[colour] ?? 0)));
    const exact = 1 / TABLES + trust.reduce((sum, one) => sum + one, 0) / CARDS;
    const expected = three((n) => {
      const seen = others.reduce((sum, other, k) => sum + (trust[k] ?? 0) * (other.ink[n] ?? 0), 0);
      return ((usual[n] ?? 0) / TABLES + seen / CARDS) / exact;
    });
    return Math.log(density(ink, expected, CARDS + 1 / exact) / density(ink, usual, CARDS + TABLES));
  });

/** Of an ink where another is expected, up to a constant factor: directions have two dimensions. */
function density(ink: Three, expected: Three, spread: number): number {
  const off = Math.hypot(...three((n) => (ink[n] ?? 0) - (expected[n] ?? 0)));
  return ((1 - STRAY) * Math.exp(-(off ** 2) / (2 * spread))) / spread + STRAY * ANYWHERE;
}
