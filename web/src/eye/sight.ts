/** From places to the answer for the page: every card once, how sure it is, and what else it may be. */
import { assigned } from "./assign";
import { IMPOSSIBLE } from "./colours";
import { CARDS, likeliest } from "./likely";
import type { SeenCard, Sight } from "./look";
import { type Place, scoreOf } from "./places";

export const SURE = 0.9;
const LIKELY = 0.6; // where no card is sure, only cards at least this likely are reported
const FEW = 2; // where no more cards than this are likely, one of them must surely be a card, whichever it is
const SURELY_A_CARD = 0.99995;
const NO_CARD_LEFT = 0.05; // what is less likely cannot be the card
const OTHERS = 5;

/** In pixels of a picture that is `scale` times as large as the one that was seen. */
export function sightOf(places: readonly Place[], width: number, height: number, scale: number): Sight {
  const best = [...places].sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, CARDS.length);
  const given = assigned(best.map(({ logs }) => logs.map((log) => Math.max(log, IMPOSSIBLE))));
  const sure = best.filter((place) => scoreOf(place) >= SURE).map(bestCard);
  const claims = given.map((card) => Math.max(1, sure.filter((other) => other === card).length));
  const seen = best.map((place, n) => seenCard(place, given[n] ?? 0, claims[n] ?? 1, scale));
  return { width, height, cards: areCards(best, seen) && !isPattern(best, seen) ? told(seen) : [] };
}

/** If no card is sure, only likely ones. */
const told = (seen: readonly SeenCard[]): readonly SeenCard[] =>
  seen.some(({ sure }) => sure) ? seen : seen.filter(({ confidence }) => confidence >= LIKELY);

/** Are many likely, or is one surely a card? Else they may be parts of something else, such as a sheet with pips. */
function areCards(places: readonly Place[], seen: readonly SeenCard[]): boolean {
  const likely = places.filter((_, n) => (seen[n]?.confidence ?? 0) >= LIKELY);
  return likely.length > FEW || likely.some(({ card }) => card >= SURELY_A_CARD);
}

/** Do more places repeat a card that lies elsewhere than are sure? Then it is no card, but a sheet with pips. */
function isPattern(places: readonly Place[], seen: readonly SeenCard[]): boolean {
  const wanted = places.map((place) => CARDS[bestCard(place)]);
  const repeated = seen.filter(({ card, confidence }, n) => confidence < NO_CARD_LEFT && card !== wanted[n]);
  return repeated.length > seen.filter(({ sure }) => sure).length;
}

const bestCard = ({ logs }: Place): number => logs.indexOf(Math.max(...logs));

/** Each card lies there once: where several places are sure of it, none is. */
function seenCard({ quad, logs, card }: Place, given: number, claims: number, scale: number): SeenCard {
  const confidence = (card * Math.exp(logs[given] ?? IMPOSSIBLE)) / claims;
  return {
    card: CARDS[given] ?? "",
    confidence,
    sure: confidence >= SURE,
    others: likeliest(logs, OTHERS, given).map((n) => CARDS[n] ?? ""),
    corners: quad.map(([x, y]) => [x * scale, y * scale]) as unknown as SeenCard["corners"],
  };
}
