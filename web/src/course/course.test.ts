import { expect, test } from "vitest";
import { FEATURES } from "../cards/card";
import { BOX, isCard, kindOf } from "../cards/kinds";
import { explain } from "../play/explain";
import { allSets, isSet, thirdCard } from "../play/sets";
import {
  begunSet,
  type Course,
  choose,
  clear,
  enter,
  isOver,
  LAST,
  next,
  point,
  pointedCards,
  questionOf,
  sayIsIt,
  sayVerdict,
  showCard,
  whichQuestion,
} from "./course";
import { asked, LESSONS, ofSmallDeck, type Question, STEPS } from "./lessons";

const at = (name: (typeof STEPS)[number]) => enter(STEPS.indexOf(name));
const all = STEPS.flatMap((step) => [...LESSONS[step].ask, ...LESSONS[step].again]);
const cardsIn = (question: Question) =>
  question.kind === "third" ? [...question.pair, ...question.offered] : [...question.cards];

/** Answer the question on the screen rightly. */
function rightly(before: Course): Course {
  const question = questionOf(before);
  switch (question?.kind) {
    case "feature":
      return sayVerdict(before, explain(question.cards)[FEATURES.indexOf(question.feature)]?.verdict ?? "neither");
    case "third":
      return choose(before, thirdCard(...question.pair));
    case "parts": {
      const said = explain(question.cards).reduce((state, { verdict }) => sayVerdict(state, verdict), before);
      return sayIsIt(said, isSet(...question.cards));
    }
    case "is-it":
      return sayIsIt(before, isSet(...question.cards));
    case "find": {
      const [set = []] = allSets(question.cards);
      return set.reduce((state, card) => point(state, question.cards.indexOf(card)), before);
    }
    default:
      return before;
  }
}

test("whoever answers rightly comes from nothing to the end, through all nine steps in order", () => {
  const steps: number[] = [];
  let state = enter(0);
  for (let moves = 0; !isOver(state); moves++) {
    if (moves > 40) throw new Error("the course does not end");
    steps.push(state.step);
    const answered = rightly(state);
    expect(answered.given?.right).toBe(true);
    state = next(answered);
  }
  expect([...new Set(steps)]).toEqual([...STEPS.keys()]);
  expect(questionOf(state)).toBeUndefined();
});

test("every card of the course is a card of the box, and no question shows one twice (C-1)", () => {
  for (const question of all) {
    expect(cardsIn(question).every((card) => isCard(card) && kindOf(card) === BOX)).toBe(true);
    expect(new Set(cardsIn(question)).size).toBe(cardsIn(question).length);
  }
});

test("each feature is met as the same or different on all, and as neither", () => {
  for (const feature of FEATURES) {
    const verdicts = LESSONS[feature].ask.concat(LESSONS[feature].again).flatMap((question) => {
      return question.kind === "feature" ? [explain(question.cards)[FEATURES.indexOf(feature)]?.verdict] : [];
    });
    expect(new Set(verdicts)).toEqual(new Set(["same", "different", "neither"]));
  }
});

test("where a feature is first met, those to come are the same on all cards", () => {
  FEATURES.forEach((feature, n) => {
    const [first] = LESSONS[feature].ask;
    if (first?.kind !== "feature") throw new Error(feature);
    const later = explain(first.cards).slice(n + 1);
    expect(later.every(({ verdict }) => verdict === "same")).toBe(true);
  });
});

test("the features end with a SET, so that the word can be said (C-2)", () => {
  const last = LESSONS.shading.ask.at(-1);
  expect(last?.kind === "feature" && isSet(...last.cards)).toBe(true);
});

test("where a feature of the third card is left open, a wrong card differs in just what is open", () => {
  for (const question of all) {
    if (question.kind !== "third") continue;
    const right = thirdCard(...question.pair);
    const known = right.length - question.open;
    const wrong = question.offered.filter((card) => card !== right);
    expect(wrong.some((card) => card.slice(0, known) === right.slice(0, known))).toBe(true);
  }
});

test("among the offered cards there is exactly the one third (C-4)", () => {
  for (const question of all) {
    if (question.kind !== "third") continue;
    expect(question.offered.filter((card) => isSet(...question.pair, card))).toEqual([thirdCard(...question.pair)]);
  }
});

test("what is no SET fails in one feature alone where it is judged feature by feature (C-3)", () => {
  const trios = LESSONS.parts.ask.concat(LESSONS.parts.again);
  const fails = trios.map((question) =>
    question.kind === "parts" ? explain(question.cards).filter(({ verdict }) => verdict === "neither").length : -1,
  );
  expect(fails).toEqual([1, 0, 1, 0]);
});

test("nine cards are of the small deck of each edition and hold several SETs (A-13, E-7)", () => {
  for (const question of LESSONS.nine.ask) {
    const american = asked(question, "nine", "american");
    const european = asked(question, "nine", "european");
    for (const nine of [american, european]) {
      expect(cardsIn(nine)).toHaveLength(9);
      expect(allSets(cardsIn(nine)).length).toBeGreaterThan(2);
    }
    expect(new Set(cardsIn(american).map((card) => card.charAt(3)))).toEqual(new Set("f"));
    expect(new Set(cardsIn(european).map((card) => card.charAt(1)))).toEqual(new Set("r"));
    expect(allSets(cardsIn(european))).toHaveLength(allSets(cardsIn(american)).length);
  }
  expect(ofSmallDeck("2gsf", "european")).toBe("2rse");
});

test("the European edition goes the same way with its own small deck (E-7)", () => {
  const nine = questionOf(enter(STEPS.indexOf("nine"), "european"));
  expect(new Set(nine && cardsIn(nine).map((card) => card.charAt(1)))).toEqual(new Set("r"));
  expect(next(rightly(next(rightly(enter(STEPS.indexOf("nine"), "european"))))).edition).toBe("european");
});

test("twelve cards of the full deck hold several SETs, one of them easy", () => {
  const [twelve] = LESSONS.twelve.ask;
  const sets = allSets(twelve ? cardsIn(twelve) : []);
  expect(twelve && cardsIn(twelve)).toHaveLength(12);
  expect(sets.length).toBeGreaterThan(3);
  const differing = sets.map((set) => explain(set).filter(({ verdict }) => verdict === "different").length);
  expect(Math.min(...differing)).toBe(1);
});

test("a wrong answer brings another question of the kind, but not for ever", () => {
  const wrong = sayVerdict(at("number"), "neither");
  expect(wrong.given).toEqual({ right: false, said: "neither" });
  expect(wrong.questions).toHaveLength(3);
  let state = at("number");
  let count = 0;
  while (state.step === 0) {
    state = next(sayVerdict(state, "pairs"));
    count += 1;
  }
  expect(count).toBe(4);
});

test("an answer counts once, and nothing goes on without one", () => {
  const right = sayVerdict(at("number"), "different");
  expect(sayVerdict(right, "same")).toBe(right);
  expect(next(at("number"))).toEqual(at("number"));
  expect(sayIsIt(at("number"), true)).toEqual(at("number"));
  expect(choose(at("third"), "1rof")).toEqual(at("third"));
  expect(point(at("nine"), 99)).toEqual(at("nine"));
});

test("feature by feature: a slip is put right at once, and the verdict waits for all four", () => {
  const slipped = sayVerdict(at("parts"), "same");
  expect(slipped.parts).toEqual([{ right: false, said: "same" }]);
  expect(sayIsIt(slipped, false)).toBe(slipped);
  const looked = (["neither", "same", "different"] as const).reduce(sayVerdict, slipped);
  expect(looked.parts.map(({ right }) => right)).toEqual([false, true, true, true]);
  const judged = sayIsIt(looked, false);
  expect(judged.given?.right).toBe(true);
  expect(judged.questions).toHaveLength(3); // one more, for the slip
});

test("mistakes of a step are counted, whatever its kind", () => {
  expect(sayVerdict(at("number"), "neither").wrong).toBe(1);
  expect(sayVerdict(at("parts"), "same").wrong).toBe(1);
  expect(sayIsIt(at("thumb"), true).wrong).toBe(1);
  expect([0, 1, 2].reduce(point, at("nine")).wrong).toBe(1);
  expect(rightly(at("third")).wrong).toBe(0);
  expect(next(sayVerdict(at("number"), "neither")).wrong).toBe(1);
});

test("three cards that are no SET stay until the next card; a SET ends the question", () => {
  const wrong = [0, 1, 2].reduce(point, at("nine"));
  expect(wrong.pointed).toHaveLength(3);
  expect(wrong.given).toBeNull();
  expect(point(wrong, 3).pointed).toEqual([3]);
  expect(clear(wrong).pointed).toEqual([]);
  expect(point(point(at("nine"), 4), 4).pointed).toEqual([]);
  const found = rightly(at("nine"));
  expect(found.given?.right).toBe(true);
  expect(clear(found)).toBe(found);
});

test("cards are shown one by one, two at most, and they belong to a SET; then the third is told", () => {
  const two = showCard(showCard([0, 1, 2].reduce(point, at("twelve"))));
  expect([two.why, begunSet(two).length]).toEqual([false, 2]);
  const shown = showCard(two);
  expect([shown.why, shown.given]).toEqual([true, null]);
  expect([clear(shown).why, point(shown, shown.pointed[0] ?? 0).why]).toEqual([false, false]);
  const [a = "", b = ""] = pointedCards(shown);
  expect(pointedCards(shown)).toHaveLength(2);
  const question = questionOf(shown);
  expect(question && cardsIn(question)).toContain(thirdCard(a, b));
});

test("a step that is none is the first, and one past the last is the end", () => {
  for (const nonsense of [-1, 1.5, Number.NaN, LAST + 1]) expect(enter(nonsense)).toEqual(enter(0));
  expect(isOver(enter(LAST))).toBe(true);
});

test("one is told which question of the step it is; a mistake brings one more", () => {
  const { length } = LESSONS.number.ask;
  expect(whichQuestion(at("number"))).toEqual({ question: 1, questions: length });
  expect(whichQuestion(next(rightly(at("number"))))).toEqual({ question: 2, questions: length });
  const right = explain(LESSONS.number.ask[0]?.kind === "feature" ? LESSONS.number.ask[0].cards : ["", "", ""])[0];
  const wrong = sayVerdict(at("number"), right?.verdict === "same" ? "different" : "same");
  expect(whichQuestion(wrong)).toEqual({ question: 1, questions: length + 1 });
  expect(whichQuestion(next(wrong))).toEqual({ question: 2, questions: length + 1 });
  for (let now = at("number"); now.step === 0; now = next(rightly(now)))
    expect(whichQuestion(now).question).toBeLessThanOrEqual(whichQuestion(now).questions);
});
