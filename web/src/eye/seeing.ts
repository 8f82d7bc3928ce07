/** From a picture to the places where cards lie: find, cut out, read, put right, and read again. */
import { quadsIn } from "./finding";
import { cardLogs, cardProbability } from "./likely";
import { finderOf } from "./net/finder";
import type { Machine } from "./net/machine";
import { readerOf } from "./net/reader";
import { Workspace } from "./net/workspace";
import { corrected, cropOf, whitened } from "./picture/crop";
import { type Pixels, pyramidOf } from "./picture/picture";
import { isPlausible, type Quad, turned } from "./picture/quad";
import { shrunk } from "./picture/shrunk";
import { agreed, areTwins, longSide, type Place, scoreOf, winners } from "./places";
import { SURE } from "./sight";
import type { Weights } from "./weights";

const USUAL = [320, 160]; // long sides of the picture for the finder
const FINE = 640;
const SMALL = 28 / 320; // of the picture's long side: smaller cards are looked for in the finer picture
const IS_CARD = 0.5; // at the first look, when the corners are rough
const STILL_CARD = 0.95; // at the second, and upside down

export type See = (pixels: Pixels) => Place[];
type Glance = { readonly place: Place; readonly corners: Quad };

export function seeOn(machine: Machine, weights: Weights): See {
  const space = new Workspace(machine);
  const [find, read] = [finderOf(space, weights), readerOf(space, weights)];
  space.settle();

  function findAt(pyramid: readonly Pixels[], long: number): Quad[] {
    const picture = shrunk(pyramid, long);
    const [whole] = pyramid as readonly [Pixels, ...Pixels[]];
    return quadsIn(find(picture), Math.max(whole.width, whole.height) / long).filter(isPlausible);
  }

  /** What is read there, and where the corners really are. */
  function glance(pyramid: readonly Pixels[], quad: Quad): Glance {
    const reading = read(whitened(cropOf(pyramid, quad)));
    const [logs, card] = [cardLogs(reading, weights.temperature), cardProbability(reading, weights.temperature)];
    return { place: { quad, logs, card }, corners: corrected(quad, reading.corners) };
  }

  /** Upright or turned by a quarter, whichever looks more like a card. */
  function firstGlance(pyramid: readonly Pixels[], quad: Quad): Glance {
    const upright = glance(pyramid, quad);
    if (upright.place.card > IS_CARD) return upright;
    const lying = glance(pyramid, turned(quad));
    return lying.place.card > upright.place.card ? lying : upright;
  }

  function placeAt(pyramid: readonly Pixels[], quad: Quad): Place | null {
    const { place, corners } = firstGlance(pyramid, quad);
    if (place.card <= IS_CARD || !isPlausible(corners)) return null;
    const again = glance(pyramid, corners);
    if (again.place.card <= STILL_CARD || !isPlausible(again.corners)) return null;
    const upsideDown = glance(pyramid, turned(turned(again.corners))).place; // a card is the same, most things are not
    if (upsideDown.card <= STILL_CARD) return null;
    const logs = agreed(place, again.place, upsideDown);
    return { quad: again.corners, logs, card: Math.min(again.place.card, upsideDown.card) };
  }

  /** Quads that say the same are read once, unless that gives no sure answer. */
  function placesAt(pyramid: readonly Pixels[], quads: readonly Quad[]): Place[] {
    const found: { quad: Quad; place: Place | null }[] = [];
    for (const quad of quads) {
      const twin = found.find((one) => areTwins(one.quad, quad));
      if (!twin?.place || scoreOf(twin.place) < SURE) found.push({ quad, place: placeAt(pyramid, quad) });
    }
    return winners(found.flatMap(({ place }) => place ?? []));
  }

  return (pixels) => {
    const pyramid = pyramidOf(pixels);
    const quads = USUAL.flatMap((long) => findAt(pyramid, long));
    const sides = quads.map(longSide).sort((one, other) => one - other);
    const middle = sides[sides.length >> 1] ?? 0;
    if (middle < SMALL * Math.max(pixels.width, pixels.height)) quads.push(...findAt(pyramid, FINE));
    return placesAt(pyramid, quads);
  };
}
