import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";
import type { Card } from "../cards/card";
import { explain } from "../play/explain";
import type { Rules } from "../protocol/types";
import type { Slot } from "../rules/bearing";
import { Layout } from "../table/Layout";
import { manner } from "../table/manner";
import { findingInWords } from "../words/cards";
import { valueInWords } from "../words/rules";
import { say } from "../words/speak";
import { beginning, looks, NO_SET, pressed, type Shown, TWELVE } from "./demonstration";

export interface DemonstrationProps {
  rules: Rules;
  onReady: (() => void) | null; // null for one who has said so
  onClose: () => void;
}

/** Before play, to each person alone: twelve cards, how to call, and what a wrong call costs (G-12, R-21). */
export function Demonstration({ rules, onReady, onClose }: DemonstrationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useSignal(beginning(rules));
  const stateOf = useCallback((place: number) => looks(shown.value, TWELVE[place] as Card), [shown]);
  useEffect(() => dialog.current?.showModal(), []);
  const goTo = (step: Shown["step"]) => {
    shown.value = { step, pointed: [] };
  };
  return (
    <dialog class="demonstration" ref={dialog} aria-labelledby="demonstration-title" onClose={onClose}>
      <form method="dialog" class="demonstration-head">
        <h2 id="demonstration-title">{say("demo-title")}</h2>
        <button type="submit" class="button quiet">
          {say("menu-close")}
        </button>
      </form>
      <Layout
        layout={TWELVE}
        stateOf={stateOf}
        taken={null}
        onPoint={(place) => {
          shown.value = pressed(shown.value, TWELVE[place] as Card);
        }}
        onClear={() => dialog.current?.close()}
      />
      <div class="demonstration-text" role="status">
        {inWords(shown.value.step, rules).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div class="demonstration-acts">
        {shown.value.step === "call" && <Step act="DemoCall" word="act-call" onPress={() => goTo("point")} />}
        {shown.value.step === "right" && <Step act="DemoNext" word="demo-next" onPress={() => goTo("wrong")} />}
        {shown.value.step === "wrong" && onReady && <Step act="DemoReady" word="act-ready" onPress={onReady} />}
      </div>
    </dialog>
  );
}

function Step({ act, word, onPress }: { act: string; word: string; onPress: () => void }) {
  return (
    <button type="button" class="button main" data-act={act} onClick={onPress}>
      {say(word, { find: "sets" })}
    </button>
  );
}

function inWords(step: Shown["step"], rules: Rules): string[] {
  switch (step) {
    case "call":
      return [say("demo-call"), ruleOf("calling", rules)];
    case "point":
      return [say("demo-point")];
    case "right":
      return [say("demo-right"), ruleOf("reward", rules)];
    case "wrong":
      return [say("demo-wrong"), whyNot(), ruleOf("penalty", rules)];
  }
}

const ruleOf = (slot: Slot, rules: Rules): string =>
  say("demo-rule", { title: say(`slot-${slot}`), value: valueInWords(slot, rules, say) });

/** The one feature that does not fit. */
function whyNot(): string {
  const odd = explain(NO_SET).filter(({ verdict }) => verdict === "neither");
  return odd.map((finding) => findingInWords(NO_SET, finding, manner())).join(", ");
}
