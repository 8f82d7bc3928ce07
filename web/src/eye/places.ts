/** A place of the picture where a card may lie, and what is known about it. */
import { type ColourRead, colourRead, compared, type Three, three } from "./colours";
import { cardLogs } from "./likely";
import { centreOf, covered, distance, type Quad, sidesOf } from "./picture/quad";

export type Place = {
  readonly quad: Quad;
  readonly logs: readonly number[]; // for each of the 81 cards, the logarithm of its probability
  readonly card: number; // the probability that a card is there
  readonly colour?: ColourRead;
};

/** How sure the best answer is. */
export const scoreOf = ({ logs, card }: Place): number => card * Math.exp(Math.max(...logs));

const NO_COLOUR = three(() => 0);
const colourOf = (card: number): number => Math.floor(card / 9) % 3; // cards: number, colour, shape, shading

/**
 * A place by what some looks say of its values: each card is as likely as they grant it the least. Colours are agreed on
 * by themselves, since they may be compared with those of other cards.
 */
export function seenBy(quad: Quad, card: number, ink: Three, looks: readonly (readonly Three[])[]): Place {
  const colours = looks.map(([, colour = NO_COLOUR]) => colour);
  const others = looks.map((values) => cardLogs(values.map((each, feature) => (feature === 1 ? NO_COLOUR : each))));
  const logs = (others[0] ?? []).map((_, n) => least(others, n) + least(colours, colourOf(n)));
  return { quad, logs, card, colour: colourRead(ink, colours) };
}

const least = (looks: readonly (readonly number[])[], n: number): number =>
  Math.min(...looks.map((look) => look[n] ?? 0));

/** The same places, each colour compared with those of the others. */
export function recoloured(places: readonly Place[]): Place[] {
  const read = places.flatMap(({ colour }) => colour ?? []);
  if (read.length < places.length) return [...places];
  const told = compared(read);
  return places.map((place, n) => ({
    ...place,
    logs: place.logs.map((log, k) => log + (told[n]?.[colourOf(k)] ?? 0) - (read[n]?.least[colourOf(k)] ?? 0)),
  }));
}

export const shortSide = (quad: Quad): number => Math.min(...sidesOf(quad));
export const longSide = (quad: Quad): number => Math.max(...sidesOf(quad));

const SAME = 0.5; // of the larger one's short side
const BY_ONE = 0.45; // of a place: more than one card can cover of another that is still read
const BY_ALL = 0.9; // a card may lie under some and over others, but not between them

/** Nearer than two cards can lie to each other with enough of both to be seen. */
export const areSame = (one: Quad, other: Quad): boolean =>
  distance(centreOf(one), centreOf(other)) < SAME * Math.max(shortSide(one), shortSide(other));

const [TWIN, AS_LARGE] = [0.2, 1.2];

/** Do two quads say the same, but for a little? */
export function areTwins(one: Quad, other: Quad): boolean {
  const [across, down] = [longSide(one) / longSide(other), shortSide(one) / shortSide(other)];
  const near = distance(centreOf(one), centreOf(other)) < TWIN * Math.max(shortSide(one), shortSide(other));
  return near && [across, down].every((ratio) => ratio < AS_LARGE && 1 / ratio < AS_LARGE);
}

/** One answer for each card that lies there: of places that are the same, the surest. */
export function winners(places: readonly Place[]): Place[] {
  const found: Place[] = [];
  for (const place of [...places].sort((one, other) => scoreOf(other) - scoreOf(one)))
    if (
      isAnother(
        place.quad,
        found.map(({ quad }) => quad),
      )
    )
      found.push(place);
  return found;
}

const isAnother = (quad: Quad, found: readonly Quad[]): boolean =>
  !found.some((other) => areSame(other, quad) || covered(quad, [other]) >= BY_ONE) && covered(quad, found) < BY_ALL;
