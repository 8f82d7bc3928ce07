/** Several frames of a camera, voted into one answer: what is seen again and again in the same place counts. */
import { centreOf, distance, type Point, type Quad } from "./picture/quad";
import { type Place, shortSide } from "./places";

const KEPT = 0.7; // of what earlier frames said, with each frame
const LOOKS = 2; // frames are much alike: however many there are, they count as two looks at which card it is
const MEMORY = 4; // frames
const ENOUGH = 2; // of these
const NEAR = 0.5; // of the short side

type Track = {
  readonly quad: Quad;
  readonly weight: number;
  readonly logs: readonly number[]; // sums, with what was forgotten
  readonly card: number; // sum of log odds
  readonly seen: readonly boolean[]; // in the last frames, the newest first
};

const odds = (probability: number): number => Math.log(Math.max(1e-9, probability) / Math.max(1e-9, 1 - probability));
const moved = (quad: Quad, [x, y]: Point): Quad => quad.map(([u, v]) => [u + x, v + y]) as unknown as Quad;
const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const bestOf = (logs: readonly number[]): number => logs.indexOf(Math.max(...logs));

/** How far everything has moved since the frame before: by the cards that are read the same in both. */
function shift(tracks: readonly Track[], places: readonly Place[]): Point {
  const steps = places.flatMap((place) =>
    tracks
      .filter((track) => bestOf(track.logs) === bestOf(place.logs))
      .map((track): Point => {
        const [[x, y], [u, v]] = [centreOf(place.quad), centreOf(track.quad)];
        return [x - u, y - v];
      }),
  );
  return [middle(steps.map(([x]) => x)), middle(steps.map(([, y]) => y))];
}

/** The pairs of a track and a place that are near each other, the nearest first; each at most once. */
function pairs(tracks: readonly Track[], places: readonly Place[]): Map<Track, Place> {
  const near = tracks.flatMap((track) =>
    places
      .map((place) => ({
        track,
        place,
        away: distance(centreOf(track.quad), centreOf(place.quad)) / shortSide(place.quad),
      }))
      .filter(({ away }) => away < NEAR),
  );
  const found = new Map<Track, Place>();
  const taken = new Set<Place>();
  for (const { track, place } of near.sort((one, other) => one.away - other.away))
    if (!found.has(track) && !taken.has(place)) {
      found.set(track, place);
      taken.add(place);
    }
  return found;
}

function joined(track: Track, place: Place | undefined): Track {
  const seen = [place !== undefined, ...track.seen].slice(0, MEMORY);
  if (!place) return { ...track, seen };
  return {
    quad: place.quad,
    weight: KEPT * track.weight + 1,
    logs: place.logs.map((log, n) => KEPT * (track.logs[n] ?? 0) + log),
    card: KEPT * track.card + odds(place.card),
    seen,
  };
}

const begun = ({ quad, logs, card }: Place): Track => ({ quad, weight: 1, logs, card: odds(card), seen: [true] });

/**
 * The votes as probabilities of one card, which add up to one. Whether it is a card at all, frames only say on the mean:
 * a thing that looks like one does so in each of them.
 */
function voted({ quad, weight, logs, card }: Track): Place {
  const scaled = logs.map((log) => log * Math.min(1, LOOKS / weight));
  const most = Math.max(...scaled);
  const sum = most + Math.log(scaled.reduce((total, log) => total + Math.exp(log - most), 0));
  return { quad, logs: scaled.map((log) => log - sum), card: 1 / (1 + Math.exp(-card / weight)) };
}

export class Votes {
  private tracks: readonly Track[] = [];

  /** One more frame: the cards seen in enough of the last ones. */
  add(places: readonly Place[]): Place[] {
    const by = shift(this.tracks, places);
    const there = this.tracks.map((track) => ({ ...track, quad: moved(track.quad, by) }));
    const matched = pairs(there, places);
    const taken = new Set(matched.values());
    this.tracks = [
      ...there.map((track) => joined(track, matched.get(track))),
      ...places.filter((place) => !taken.has(place)).map(begun),
    ].filter(({ seen }) => seen.includes(true));
    const told = this.tracks.filter(({ seen }) => seen.filter(Boolean).length >= ENOUGH);
    if (2 * told.filter(({ seen: [now] }) => now).length >= told.length) return told.map(voted);
    this.tracks = places.map(begun); // most are gone: another scene
    return [];
  }

  forget(): void {
    this.tracks = [];
  }
}
