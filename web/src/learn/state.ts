/** The round that is played on this page, and the moves that change it. */
import { signal } from "@preact/signals";
import { cryptoDice, FULL, shuffled } from "../play/deck";
import { clear, open, type Place, point, type Round, sayNoSet, showCard } from "../play/round";

export const round = signal<Round>(open(FULL));

const move = (change: (before: Round) => Round) => {
  round.value = change(round.value);
};

export const pointAt = (place: Place) => move((before) => point(before, place));
export const pointAtNothing = () => move(clear);
export const callNoSet = () => move(sayNoSet);
export const showOneCard = () => move(showCard);
export const dealAnew = () => move(() => open(shuffled(FULL, cryptoDice)));
