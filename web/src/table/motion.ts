/**
 * Motion shows where a card came from or went; nothing else moves. New cards turn over in place, a card that changes
 * its place slides there, taken ones slide to the score. Input never waits: a new move ends what still runs.
 */
import type { Card } from "../cards/card";

const STATE_MS = 160;
const MOVE_MS = 280;
const BETWEEN_MS = 40;
const FADE_MS = 120;
const ARRIVE = "cubic-bezier(.2,.7,.2,1)";
const LEAVE = "cubic-bezier(.5,0,.9,.4)";

interface Lying {
  readonly look: HTMLElement;
  readonly at: DOMRect;
}

/** The cards of a layout and their positions on the screen. */
export type Scene = ReadonlyMap<Card, Lying>;

/** Where the places of a layout are on the screen, by number. */
export type Spots = readonly DOMRect[];

export const spotsOf = (layout: HTMLElement): Spots =>
  [...layout.querySelectorAll<HTMLElement>(".place")]
    .sort((a, b) => Number(a.dataset.place) - Number(b.dataset.place))
    .map((place) => place.getBoundingClientRect());

/** Only what moves is measured, unless it is known: to measure is to make the browser lay everything out at once. */
export function sceneOf(layout: HTMLElement | null, cards: ReadonlySet<Card>, known: Spots = []): Scene {
  const looks = [...(layout?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  const wanted = looks.filter((look) => cards.has(look.dataset.card as Card));
  return new Map(wanted.map((look) => [look.dataset.card as Card, { look, at: spotOf(look, known) }]));
}

type Places = readonly (Card | null)[];

/** The cards that may be elsewhere on the screen than before: all of them if there are more places or fewer. */
export function movedBetween(before: Places, after: Places): Card[] {
  const stayed = after.filter((card): card is Card => card !== null && before.includes(card));
  return before.length === after.length
    ? stayed.filter((card) => before.indexOf(card) !== after.indexOf(card))
    : stayed;
}

/** The cards that were not there before, as they are drawn now. */
export function arrivedIn(layout: HTMLElement | null, before: Places): HTMLElement[] {
  const looks = [...(layout?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  return looks.filter((look) => !before.includes(look.dataset.card as Card));
}

/** The position of a card: its place does not turn and slide as the card itself may. */
function spotOf(look: HTMLElement, known: Spots): DOMRect {
  const place = look.parentElement ?? look;
  return known[Number(place.dataset.place)] ?? place.getBoundingClientRect();
}

const running = new Set<Animation>();

function animate(look: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<unknown> {
  const animation = look.animate(frames, { easing: ARRIVE, fill: "backwards", ...timing });
  running.add(animation);
  return animation.finished.finally(() => running.delete(animation));
}

/** What has still to begin, and how to leave it out. A motion that waits costs nothing until it begins. */
const waiting = new Map<number, () => void>();

function begin(delay: number, motion: () => void, leaveOut: () => void): void {
  if (delay === 0) {
    motion();
    return;
  }
  const timer = window.setTimeout(() => {
    waiting.delete(timer);
    motion();
  }, delay);
  waiting.set(timer, leaveOut);
}

function endAll(): void {
  for (const animation of running) animation.finish();
  for (const [timer, leaveOut] of waiting) {
    clearTimeout(timer);
    leaveOut();
  }
  waiting.clear();
}

export interface Change {
  readonly before: Scene; // where what moves and what is taken lay
  readonly after: Scene; // the positions after the change
  readonly arrived: readonly HTMLElement[];
  readonly taken: readonly Card[];
  readonly score: string; // selects the figure that they go to
}

/** Show how one scene became another. */
export function play({ before, after, arrived, taken, score }: Change): void {
  endAll();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const wait = taken.length > 0 && !calm ? STATE_MS : 0;
  for (const [card, now] of after) {
    const was = before.get(card);
    if (!was || !hasMoved(was.at, now.at)) continue;
    if (calm) fade(now.look);
    else slide(now.look, was.at, now.at, wait);
  }
  arrived.forEach((look, n) => {
    if (calm) fade(look);
    else turnOver(look, wait + BETWEEN_MS * n);
  });
  if (calm) return;
  for (const card of taken) leaveFor(score, before.get(card));
}

const hasMoved = (from: DOMRect, to: DOMRect) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > from.width / 2;

const fade = (look: Element) => void animate(look, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });

function slide(look: Element, from: DOMRect, to: DOMRect, delay: number): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  void animate(look, [{ transform: start }, { transform: "none" }], { duration: MOVE_MS, delay });
}

const turned = (degrees: number) => `perspective(800px) rotateY(${degrees}deg)`;

const BACK = document.createElement("template");
BACK.innerHTML = '<span class="card back"><svg class="face" aria-hidden="true"><use href="#glyph-back"/></svg></span>';

/** First the back turns away, then the face comes round. Nobody sees the face before that: it need not be laid out. */
function turnOver(look: HTMLElement, delay: number): void {
  const half = MOVE_MS / 2;
  const back = BACK.content.firstElementChild?.cloneNode(true) as HTMLElement;
  look.after(back);
  look.style.contentVisibility = "hidden";
  const show = () => {
    back.remove();
    look.style.contentVisibility = "";
  };
  const turn = () => {
    const away = [{ transform: turned(0) }, { transform: turned(90) }];
    void animate(back, away, { duration: half, easing: LEAVE, fill: "both" }).finally(show);
    const round = [{ transform: turned(-90) }, { transform: turned(0) }];
    void animate(look, round, { duration: half, delay: half });
  };
  begin(delay, turn, show);
}

/** The card's own drawing, no longer part of the layout, is shown as taken, and moves to the score. */
function leaveFor(score: string, card: Lying | undefined): void {
  if (!card) return;
  const { x, y, width, height } = card.at;
  const ghost = document.createElement("span");
  ghost.className = "ghost";
  ghost.append(card.look);
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  overThePage().append(ghost);
  const gone = () => ghost.remove();
  const leave = () => {
    const figure = figureOf(score) ?? card.at;
    const across = figure.x + figure.width / 2 - x - width / 2;
    const down = figure.y + figure.height / 2 - y - height / 2;
    const away = { transform: `translate(${across}px, ${down}px) scale(.25)`, opacity: 0.4 };
    const timing = { duration: MOVE_MS, easing: LEAVE };
    void animate(ghost, [{ transform: "none", opacity: 1 }, away], timing).finally(gone);
  };
  begin(STATE_MS, leave, gone);
}

/** A layer for what leaves the page: what comes and goes in it lays out nothing else. */
function overThePage(): Element {
  const there = document.querySelector(".over-the-page");
  if (there) return there;
  const layer = Object.assign(document.createElement("div"), { className: "over-the-page", ariaHidden: "true" });
  document.body.append(layer);
  return layer;
}

/** The position of a score: of several, the visible one. */
function figureOf(score: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(score)].map((figure) => figure.getBoundingClientRect());
  return boxes.find(({ width }) => width > 0) ?? null;
}
