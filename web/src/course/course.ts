/** Somebody on the course. Pure: every answer gives a new state, and nothing depends on time. */
import type { Edition } from "../cards/artwork";
import type { Card, Trio } from "../cards/card";
import { explain, type Verdict } from "../play/explain";
import type { Place } from "../play/round";
import { findSet, isSet, thirdCard } from "../play/sets";
import { asked, LESSONS, type Question, STEPS } from "./lessons";

/** What was said to the question on the screen: a verdict, a card, yes or no, or the three cards found. */
export interface Given {
  readonly right: boolean;
  readonly said: Verdict | Card | boolean | Trio;
}

export interface Course {
  readonly edition: Edition; // whose small deck is used
  readonly step: number; // one past the last: the course is over
  readonly questions: readonly Question[]; // of this step, the one on the screen first
  readonly again: readonly Question[]; // for after a mistake
  readonly parts: readonly Given[]; // feature by feature, as far as it has come
  readonly given: Given | null;
  readonly pointed: readonly Place[]; // three only when they are no SET
  readonly why: boolean; // the third card of the two pointed at is told
  readonly wrong: number; // mistakes in this step
}

export const LAST = STEPS.length;

/** The beginning of a step; anything that is no step is the first. */
export function enter(step: number, edition: Edition = "american"): Course {
  const at = Number.isInteger(step) && step >= 0 && step <= LAST ? step : 0;
  const name = STEPS[at];
  const { ask, again } = name ? LESSONS[name] : { ask: [], again: [] };
  const questions = ask.map((question) => (name ? asked(question, name, edition) : question));
  return { edition, step: at, questions, again, parts: [], given: null, pointed: [], why: false, wrong: 0 };
}

export const isOver = ({ step }: Course): boolean => step === LAST;
/** Which question of the step is on the screen, and how many there are; one more after each mistake. */
export function whichQuestion({ step, questions, again }: Course): { question: number; questions: number } {
  const name = STEPS[step];
  const { ask, again: all } = name ? LESSONS[name] : { ask: [], again: [] };
  const most = ask.length + all.length - again.length;
  return { question: most - questions.length + 1, questions: most };
}
export const questionOf = ({ questions }: Course): Question | undefined => questions[0];

/** What a feature of some cards says. */
const verdictOn = (cards: Trio, feature: string): Verdict =>
  explain(cards).find((finding) => finding.feature === feature)?.verdict ?? "neither";

/** Say “same”, “different” or “neither”: of the one feature, or of the next one. */
export function sayVerdict(before: Course, said: Verdict): Course {
  const question = questionOf(before);
  if (before.given) return before;
  if (question?.kind === "feature")
    return answered(before, { right: verdictOn(question.cards, question.feature) === said, said });
  if (question?.kind !== "parts") return before;
  const finding = explain(question.cards)[before.parts.length];
  if (!finding) return before;
  const right = finding.verdict === said;
  return { ...before, parts: [...before.parts, { right, said }], wrong: before.wrong + (right ? 0 : 1) };
}

/** Say whether it is a SET; feature by feature, only when each has been looked at. */
export function sayIsIt(before: Course, said: boolean): Course {
  const question = questionOf(before);
  if (before.given || (question?.kind !== "is-it" && question?.kind !== "parts")) return before;
  if (question.kind === "parts" && before.parts.length < explain(question.cards).length) return before;
  return answered(before, { right: isSet(...question.cards) === said, said });
}

/** Choose the third card of a pair. */
export function choose(before: Course, said: Card): Course {
  const question = questionOf(before);
  if (before.given || question?.kind !== "third" || !question.offered.includes(said)) return before;
  return answered(before, { right: thirdCard(...question.pair) === said, said });
}

/** After a mistake another question of the kind follows, as long as there are any. */
function answered(old: Course, given: Given): Course {
  const before = { ...old, wrong: old.wrong + (given.right ? 0 : 1) };
  const slipped = !given.right || before.parts.some(({ right }) => !right);
  const [more, ...again] = before.again;
  if (!slipped || !more) return { ...before, given };
  return { ...before, given, questions: [...before.questions, more], again };
}

export const pointedCards = ({ pointed, ...course }: Course): Card[] => {
  const question = questionOf({ pointed, ...course });
  return question?.kind === "find" ? pointed.flatMap((place) => question.cards[place] ?? []) : [];
};

/** Point at a card, or take it back. The third one decides; what is no SET stays to be explained. */
export function point(before: Course, place: Place): Course {
  const question = questionOf(before);
  if (before.given || question?.kind !== "find" || !question.cards[place]) return before;
  const old = before.pointed.length === 3 ? [] : before.pointed;
  const pointed = old.includes(place) ? old.filter((each) => each !== place) : [...old, place];
  const next = { ...before, pointed, why: false };
  const [a, b, c] = pointedCards(next);
  if (!a || !b || !c) return next;
  return isSet(a, b, c) ? { ...next, given: { right: true, said: [a, b, c] } } : { ...next, wrong: next.wrong + 1 };
}

export const clear = (before: Course): Course => (before.given ? before : { ...before, pointed: [], why: false });

/** The cards pointed at, if they belong to a SET that lies there; otherwise none. */
export function begunSet(now: Course): Card[] {
  const question = questionOf(now);
  const pointed = pointedCards(now);
  return question?.kind === "find" && findSet(question.cards, pointed) ? pointed : [];
}

/** Point at one more card of a SET, keeping what belongs to one; then tell the third, which is left to be found. */
export function showCard(before: Course): Course {
  const question = questionOf(before);
  if (before.given || question?.kind !== "find") return before;
  const kept = begunSet(before);
  if (kept.length === 2) return { ...before, why: true };
  const next = findSet(question.cards, kept)?.find((card) => !kept.includes(card));
  const pointed = [...kept, ...(next ? [next] : [])].map((card) => question.cards.indexOf(card));
  return { ...before, pointed, why: false };
}

/** Go on, once the question is answered: to the next one, or to the next step. */
export function next(before: Course): Course {
  if (!before.given) return before;
  const questions = before.questions.slice(1);
  if (questions.length === 0) return enter(before.step + 1, before.edition);
  return { ...before, questions, parts: [], given: null, pointed: [], why: false };
}
