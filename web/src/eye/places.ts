/** A place of the picture where a card may lie, and what is known about it. */
import { centreOf, covered, distance, type Quad, sidesOf } from "./picture/quad";

export type Place = {
  readonly quad: Quad;
  readonly logs: readonly number[]; // for each of the 81 cards, the logarithm of its probability
  readonly card: number; // the probability that a card is there
};

/** How sure the best answer is. */
export const scoreOf = ({ logs, card }: Place): number => card * Math.exp(Math.max(...logs));

/** Each card is as likely as the look says that grants it the least. */
export const agreed = (first: Place, ...more: readonly Place[]): number[] =>
  first.logs.map((log, n) => Math.min(log, ...more.map(({ logs }) => logs[n] ?? log)));

export const shortSide = (quad: Quad): number => Math.min(...sidesOf(quad));
export const longSide = (quad: Quad): number => Math.max(...sidesOf(quad));

const SAME = 0.5; // of the larger one's short side
const BY_ONE = 0.45; // of a place: more than one card overlaps of another that is still read
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
