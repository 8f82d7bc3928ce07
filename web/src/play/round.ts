/**
 * A round for one player: the deck, the layout and what was pointed at. Pure: every move gives a new round.
 * The deck is dealt as it comes. Now and then no SET lies there; then the player says so, and three more follow.
 */
import type { Card, Trio } from "../cards/card";
import { findSet, isSet } from "./sets";

/** A numbered spot of the layout; it survives refilling. */
export type Place = number;
export type Layout = readonly (Card | null)[];

/**
 * What the last move brought, and the cards that came with it. Null once a card is pointed at. “why”: the two cards
 * pointed at need one that lies there; “how many”: somebody wants to know how many SETs do.
 */
export interface News {
  readonly kind: "taken" | "three more" | "there is one" | "why" | "how many";
  readonly came: readonly Card[];
}

export interface Round {
  readonly deck: readonly Card[]; // still to come, top first
  readonly layout: Layout;
  readonly found: readonly Trio[];
  readonly pointed: readonly Place[]; // three only when they failed: a SET is taken at once
  readonly news: News | null;
}

export const PLACES = 12;
const MORE = 3;

/** Deal the first cards of a deck. */
export function open(deck: readonly Card[]): Round {
  return { deck: deck.slice(PLACES), layout: deck.slice(0, PLACES), found: [], pointed: [], news: null };
}

/** The cards in the layout, without the empty places. */
export function lyingOut(round: Round): Card[] {
  return round.layout.filter((card) => card !== null);
}

/** The cards pointed at, in the order in which it was done. */
export function pointedCards(round: Round): Card[] {
  return round.pointed.flatMap((place) => round.layout[place] ?? []);
}

/** Nothing to come, and no SET left (E-6). */
export function isOver(round: Round): boolean {
  return round.deck.length === 0 && findSet(lyingOut(round)) === null;
}

/** Point at a place, or no longer. The third card decides: a SET is taken, anything else stays to be explained. */
export function point(round: Round, place: Place): Round {
  if (!round.layout[place]) return round;
  const before = round.pointed.length === 3 ? [] : round.pointed;
  const pointed = before.includes(place) ? before.filter((other) => other !== place) : [...before, place];
  const next = { ...round, pointed, news: null };
  const [a, b, c] = pointedCards(next);
  return a && b && c && isSet(a, b, c) ? take(next, [a, b, c]) : next;
}

/** Point at nothing. */
export function clear(round: Round): Round {
  return { ...round, pointed: [], news: null };
}

/** “There is none here”: three more if that is true; otherwise the player is told to look again. */
export function sayNoSet(round: Round): Round {
  if (findSet(lyingOut(round))) return { ...round, pointed: [], news: { kind: "there is one", came: [] } };
  const came = round.deck.slice(0, MORE);
  const layout = [...round.layout, ...came];
  return { ...round, layout, deck: round.deck.slice(MORE), pointed: [], news: { kind: "three more", came } };
}

/** The cards pointed at, if they belong to a SET that lies there; otherwise none. */
export function begunSet(round: Round): Card[] {
  const pointed = pointedCards(round);
  return findSet(lyingOut(round), pointed) ? pointed : [];
}

/**
 * Help in steps: point at one card of a SET for the player, keeping what already belongs to one, then at another; and
 * then say why the third belongs to them. Which one that is, and taking it, is left to the player.
 */
export function showCard(round: Round): Round {
  const kept = begunSet(round);
  const next = findSet(lyingOut(round), kept)?.find((card) => !kept.includes(card));
  if (!next) return sayNoSet(round);
  if (kept.length === 2) return { ...round, news: { kind: "why", came: [] } };
  const pointed = [...kept, next].map((card) => round.layout.indexOf(card));
  return { ...round, pointed, news: null };
}

/** Tell how many SETs lie there. */
export const askHowMany = (round: Round): Round => ({ ...round, pointed: [], news: { kind: "how many", came: [] } });

function take(round: Round, trio: Trio): Round {
  const left = round.layout.map((card) => (card && trio.includes(card) ? null : card));
  const { layout, deck } = refill(left, round.deck);
  const came = layout.filter((card) => card !== null).filter((card) => round.deck.includes(card));
  return { deck, layout, found: [...round.found, trio], pointed: [], news: { kind: "taken", came } };
}

/**
 * Fill the empty places: from the deck while fewer than twelve lie out; where more do, the last cards move in,
 * so that the table shrinks back to twelve. No other card moves.
 */
export function refill(layout: Layout, deck: readonly Card[]): Pick<Round, "layout" | "deck"> {
  const lying = layout.filter((card) => card !== null).length;
  const coming = deck.slice(0, Math.max(0, PLACES - lying));
  const size = Math.max(PLACES, lying);
  const moving = layout.slice(size).filter((card) => card !== null);
  const filled = layout.slice(0, size).map((card) => card ?? coming.shift() ?? moving.pop() ?? null);
  return { layout: filled, deck: deck.slice(Math.max(0, PLACES - lying)) };
}
