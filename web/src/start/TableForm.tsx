import type { Options, Rules } from "../protocol/types";
import { callsAreMade, windowMs, withWindow } from "../rules/calling";
import { setsInLayout, withSetsInLayout } from "../rules/deck";
import { hasJudge } from "../rules/verdict";
import { say } from "../words/speak";
import { RulesInWords } from "./RulesInWords";

const WINDOWS_MS = [3_000, 5_000, 10_000, 20_000];
const SETS_TO_FIND = [1, 2, 3, 4, 5, 6, 7, 8];

/** What the host of a table decides. */
export interface Wish {
  readonly rules: Rules;
  readonly options: Options;
}

interface OptionsProps {
  wish: Wish;
  whole?: boolean; // are all the rules chosen one by one, elsewhere?
  onWish: (wish: Wish) => void;
}

/** The rules in full, and everything beside them, each in one sentence. */
export function TableOptions({ wish, whole = false, onWish }: OptionsProps) {
  const { rules, options } = wish;
  const toFind = setsInLayout(rules);
  const change = (some: Partial<Options>) => onWish({ rules, options: { ...options, ...some } });
  return (
    <>
      <RulesInWords rules={rules} />
      {!whole && callsAreMade(rules) && (
        <Window ms={windowMs(rules)} onChoose={(ms) => onWish({ rules: withWindow(rules, ms), options })} />
      )}
      {!whole && toFind !== null && (
        <ToFind sets={toFind} onChoose={(sets) => onWish({ rules: withSetsInLayout(rules, sets), options })} />
      )}
      {hasJudge(rules) && (
        <Either
          name="judge"
          values={["host", "somebody", "nobody"]}
          now={options.judge}
          onChoose={(judge) => change({ judge })}
        />
      )}
      <Either
        name="order"
        values={["fair", "arrival"]}
        now={options.order.type === "FairCalls" ? "fair" : "arrival"}
        onChoose={(value) => change({ order: orderOf(value) })}
      />
      <Either
        name="visibility"
        values={["listed", "by-link"]}
        now={options.visibility}
        onChoose={(visibility) => change({ visibility })}
      />
      <Either
        name="talk"
        values={["reactions", "chat", "none", "numbers"]}
        now={options.talk}
        onChoose={(talk) => change({ talk })}
      />
    </>
  );
}

const orderOf = (value: "fair" | "arrival"): Options["order"] =>
  value === "fair" ? { type: "FairCalls", cap_ms: 300 } : { type: "ArrivalOrder" };

export function Window({ ms, onChoose }: { ms: number; onChoose: (ms: number) => void }) {
  const all = WINDOWS_MS.includes(ms) ? WINDOWS_MS : [...WINDOWS_MS, ms].sort((a, b) => a - b);
  return (
    <fieldset class="choices choices-window">
      <legend>{say("choose-window")}</legend>
      {all.map((one) => (
        <label key={one}>
          <input type="radio" name="window" checked={one === ms} onChange={() => onChoose(one)} />
          <span>{say("window-seconds", { seconds: one / 1000 })}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ToFind({ sets, onChoose }: { sets: number; onChoose: (sets: number) => void }) {
  return (
    <fieldset class="choices choices-window">
      <legend>{say("choose-to-find")}</legend>
      {SETS_TO_FIND.map((one) => (
        <label key={one}>
          <input type="radio" name="to-find" value={one} checked={one === sets} onChange={() => onChoose(one)} />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface EitherProps<T extends string> {
  name: string;
  values: readonly T[];
  now: T;
  onChoose: (value: T) => void;
}

export function Either<T extends string>({ name, values, now, onChoose }: EitherProps<T>) {
  return (
    <fieldset class="choices either">
      <legend>{say(`choose-${name}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === now} onChange={() => onChoose(value)} />
          <span>
            <b>{say(`option-${value}`)}</b>
            <small>{say(`option-${value}.how`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
