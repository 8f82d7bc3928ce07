/** From a picture to the places where cards lie: find, cut out, read, put right, read again, and compare. */
import { inkOf, type Three } from "./colours";
import { quadsIn } from "./finding";
import { cardProbability, valueLogs } from "./likely";
import { finderOf } from "./net/finder";
import type { Machine } from "./net/machine";
import { readerOf } from "./net/reader";
import { Workspace } from "./net/workspace";
import { corrected, cropOf, whitened } from "./picture/crop";
import { isGrey, type Pixels, pyramidOf } from "./picture/picture";
import { isPlausible, type Quad, turned } from "./picture/quad";
import { shrunk } from "./picture/shrunk";
import { areTwins, longSide, type Place, recoloured, scoreOf, seenBy, winners } from "./places";
import { SURE } from "./sight";
import type { Weights } from "./weights";

const USUAL = [320, 160]; // long sides of the picture for the finder
const FINE = 640;
const SMALL = 28 / 320; // of the picture's long side: smaller cards are looked for in the finer picture
const IS_CARD = 0.5; // at the first look, when the corners are rough
const STILL_CARD = 0.95; // at the second, and upside down

export type See = (pixels: Pixels) => Place[];
type Glance = {
  readonly values: readonly Three[]; // the logarithms of their probabilities
  readonly card: number; // the probability that it is one
  readonly corners: Quad; // where they really are
  readonly crop: Float32Array;
};

export function seeOn(machine: Machine, weights: Weights): See {
  const space = new Workspace(machine);
  const [find, read] = [finderOf(space, weights), readerOf(space, weights)];
  space.settle();

  function findAt(pyramid: readonly Pixels[], long: number): Quad[] {
    const picture = shrunk(pyramid, long);
    const [whole] = pyramid as readonly [Pixels, ...Pixels[]];
    return quadsIn(find(picture), Math.max(whole.width, whole.height) / long).filter(isPlausible);
  }

  function glance(pyramid: readonly Pixels[], quad: Quad): Glance {
    const crop = whitened(cropOf(pyramid, quad));
    const reading = read(crop);
    const [values, card] = [valueLogs(reading, weights.temperature), cardProbability(reading, weights.temperature)];
    return { values, card, corners: corrected(quad, reading.corners), crop };
  }

  /** Upright or turned by a quarter, whichever looks more like a card. */
  function firstGlance(pyramid: readonly Pixels[], quad: Quad): Glance {
    const upright = glance(pyramid, quad);
    if (upright.card > IS_CARD) return upright;
    const lying = glance(pyramid, turned(quad));
    return lying.card > upright.card ? lying : upright;
  }

  function placeAt(pyramid: readonly Pixels[], quad: Quad): Place | null {
    const first = firstGlance(pyramid, quad);
    if (first.card <= IS_CARD || !isPlausible(first.corners)) return null;
    const again = glance(pyramid, first.corners);
    if (again.card <= STILL_CARD || !isPlausible(again.corners)) return null;
    const upsideDown = glance(pyramid, turned(turned(again.corners))); // a card is the same, most things are not
    if (upsideDown.card <= STILL_CARD) return null;
    const looks = [first, again, upsideDown].map(({ values }) => values);
    return seenBy(again.corners, Math.min(again.card, upsideDown.card), inkOf(upsideDown.crop), looks);
  }

  /** Quads that say the same are read once, unless that gives no sure answer. */
  function placesAt(pyramid: readonly Pixels[], quads: readonly Quad[]): Place[] {
    const found: { quad: Quad; place: Place | null }[] = [];
    for (const quad of quads) {
      const twin = found.find((one) => areTwins(one.quad, quad));
      if (!twin?.place || scoreOf(twin.place) < SURE) found.push({ quad, place: placeAt(pyramid, quad) });
    }
    return recoloured(winners(found.flatMap(({ place }) => place ?? [])));
  }

  return (pixels) => {
    const pyramid = pyramidOf(pixels);
    if (isGrey(pyramid)) return []; // nobody can tell cards without their colours
    const quads = USUAL.flatMap((long) => findAt(pyramid, long));
    const sides = quads.map(longSide).sort((one, other) => one - other);
    const middle = sides[sides.length >> 1] ?? 0;
    if (middle < SMALL * Math.max(pixels.width, pixels.height)) quads.push(...findAt(pyramid, FINE));
    return placesAt(pyramid, quads);
  };
}
