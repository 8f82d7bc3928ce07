import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../cards/Face";
import type { Verdict } from "../play/explain";
import { say } from "../words/speak";

const VERDICTS = ["same", "different", "neither"] as const;

interface VerdictsProps {
  readonly said: Verdict | null; // null: not yet answered
  readonly right: Verdict;
  readonly onSay: (verdict: Verdict) => void;
}

/** Same, different or neither: a sign and a word. Once answered, the right one is marked, and so is a wrong one. */
export function Verdicts({ said, right, onSay }: VerdictsProps) {
  return (
    <div class="lesson-answers" data-count={3}>
      {VERDICTS.map((verdict) => (
        <Answer
          key={verdict}
          mark={said === null ? undefined : markOf(verdict === right, verdict === said)}
          onPress={said === null ? () => onSay(verdict) : null}
        >
          <Sign glyph={verdict} />
          <span>{say(`lesson-${verdict}`)}</span>
        </Answer>
      ))}
    </div>
  );
}

export type Mark = "right" | "wrong" | undefined;

/** How an answer is marked: the right one always, a wrong one if it was chosen. */
export const markOf = (isRight: boolean, isChosen: boolean): Mark =>
  isRight ? "right" : isChosen ? "wrong" : undefined;

interface AnswerProps {
  readonly mark: Mark;
  readonly onPress: (() => void) | null; // null: it has been answered
  readonly children: ComponentChildren;
}

export function Answer({ mark, onPress, children }: AnswerProps) {
  return (
    <button
      type="button"
      class="button lesson-answer"
      data-mark={mark}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {children}
      {mark && <span class="heard">{say(`lesson-mark-${mark}`)}</span>}
    </button>
  );
}

/** Is it a SET? */
export function YesNo({ said, right, onSay }: { said: boolean | null; right: boolean; onSay: (yes: boolean) => void }) {
  return (
    <div class="lesson-answers" data-count={2}>
      {[true, false].map((yes) => (
        <Answer
          key={String(yes)}
          mark={said === null ? undefined : markOf(yes === right, yes === said)}
          onPress={said === null ? () => onSay(yes) : null}
        >
          <span>{say(yes ? "lesson-yes" : "lesson-no")}</span>
        </Answer>
      ))}
    </div>
  );
}

/** The one way on. It takes the focus, so that the keyboard need not look for it. */
export function Next({ onNext, children }: { onNext: () => void; children: ComponentChildren }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="button main lesson-next" ref={button} onClick={onNext}>
      {children}
    </button>
  );
}
