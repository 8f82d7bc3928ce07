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

/** The cards of a layout as they lie on the screen. */
export type Scene = ReadonlyMap<Card, Lying>;

/** Only what moves is measured: to measure is to make the browser lay everything out at once. */
export function sceneOf(layout: HTMLElement | null, cards: ReadonlySet<Card>): Scene {
  const looks = [...(layout?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  const wanted = looks.filter((look) => cards.has(look.dataset.card as Card));
  return new Map(wanted.map((look) => [look.dataset.card as Card, { look, at: placeOf(look) }]));
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

/** Where a card lies: its place does not turn and slide as the card itself may. */
const placeOf = (look: HTMLElement) => (look.parentElement ?? look).getBoundingClientRect();

const running = new Set<Animation>();

function animate(look: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<unknown> {
  const animation = look.animate(frames, { easing: ARRIVE, fill: "backwards", ...timing });
  running.add(animation);
  return animation.finished.finally(() => running.delete(animation));
}

export interface Change {
  readonly before: Scene; // where what moves and what is taken lay
  readonly after: Scene; // where what has moved lies now
  readonly arrived: readonly HTMLElement[];
  readonly taken: readonly Card[];
  readonly score: DOMRect | null; // where they go
}

/** Show how one scene became another. */
export function play({ before, after, arrived, taken, score }: Change): void {
  for (const animation of running) animation.finish();
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
  if (calm || !score) return;
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
  const away = [{ transform: turned(0) }, { transform: turned(90) }];
  void animate(back, away, { duration: half, delay, easing: LEAVE, fill: "both" }).finally(() => {
    back.remove();
    look.style.contentVisibility = "";
  });
  const round = [{ transform: turned(-90) }, { transform: turned(0) }];
  void animate(look, round, { duration: half, delay: delay + half });
}

/** The card's own drawing, no longer part of the layout, goes to where the score stands. */
function leaveFor(score: DOMRect, card: Lying | undefined): void {
  if (!card) return;
  const ghost = document.createElement("span");
  ghost.className = "ghost";
  ghost.append(card.look);
  Object.assign(ghost.style, {
    left: `${card.at.x}px`,
    top: `${card.at.y}px`,
    width: `${card.at.width}px`,
    height: `${card.at.height}px`,
  });
  document.body.append(ghost);
  const x = score.x + score.width / 2 - card.at.x - card.at.width / 2;
  const y = score.y + score.height / 2 - card.at.y - card.at.height / 2;
  const away = { transform: `translate(${x}px, ${y}px) scale(.25)`, opacity: 0.4 };
  const timing = { duration: MOVE_MS, delay: STATE_MS, easing: LEAVE };
  void animate(ghost, [{ transform: "none", opacity: 1 }, away], timing).finally(() => ghost.remove());
}
