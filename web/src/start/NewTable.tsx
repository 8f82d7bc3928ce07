import { useEffect, useState } from "preact/hooks";
import { openTable, type RuleSet, ruleSets, Trouble } from "../api";
import { Sign } from "../cards/Face";
import type { Options, Rules } from "../protocol/types";
import { go, Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { beSomebody, knownName } from "../who";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { FIRST_OPTIONS } from "./options";
import { RulesInWords } from "./RulesInWords";

const WINDOWS_MS = [3_000, 5_000, 10_000, 20_000];

/** A new table: which rules, and what else the host decides, each in one sentence. */
export function NewTable() {
  const [sets, setSets] = useState<readonly RuleSet[]>([]);
  const [chosen, setChosen] = useState("classic");
  const [windowMs, setWindowMs] = useState<number | null>(null);
  const [options, setOptions] = useState<Options>(FIRST_OPTIONS);
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const troubled = (error: unknown) => setTrouble(error instanceof Trouble ? error : new Trouble("offline", ""));
  useEffect(() => {
    ruleSets().then(setSets).catch(troubled);
  }, []);
  const found = sets.find((one) => one.name === chosen)?.rules;
  const rules = found && withWindow(found, windowMs);
  const open = async () => {
    try {
      await beSomebody(name);
      const opened = await openTable({ rule_set: chosen, ...(rules ? { rules } : {}), options });
      go(`/t/${opened.code}`);
    } catch (error) {
      troubled(error);
    }
  };
  return (
    <div class="start new">
      <header class="start-head">
        <Link to="/" class="brand">
          <Sign glyph="mark" />
          tercet
        </Link>
        <MenuButton />
      </header>
      <main>
        <form
          class="new-form"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <h1>{say("new-table")}</h1>
          <fieldset class="choices rule-sets" aria-busy={sets.length === 0}>
            <legend>{say("choose-rules")}</legend>
            {sets.map(({ name }) => (
              <label key={name}>
                <input
                  type="radio"
                  name="rules"
                  value={name}
                  checked={name === chosen}
                  onChange={() => setChosen(name)}
                />
                <span>
                  <b>{say(`rule-set-${name}`)}</b>
                  <small>{say(`rule-set-${name}.description`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div class="new-rest">
            {rules && <RulesInWords rules={rules} />}
            {rules && rules.calling.type !== "PointAtOnce" && (
              <Window ms={rules.calling.window_ms} onChoose={setWindowMs} />
            )}
            <Either
              name="order"
              values={["fair", "arrival"]}
              now={options.order.type === "FairCalls" ? "fair" : "arrival"}
              onChoose={(value) => setOptions({ ...options, order: orderOf(value) })}
            />
            <Either
              name="visibility"
              values={["listed", "by-link"]}
              now={options.visibility}
              onChoose={(visibility) => setOptions({ ...options, visibility })}
            />
            <Either
              name="talk"
              values={["reactions", "chat", "none"]}
              now={options.talk}
              onChoose={(talk) => setOptions({ ...options, talk })}
            />
            <label class="labelled">
              <span class="muted">{say("your-name")}</span>
              <input
                class="input"
                name="name"
                autocomplete="nickname"
                maxLength={24}
                required
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button main">
              {say("act-open-table")}
            </button>
            <p class="trouble" role="alert">
              {trouble && refusalInWords(trouble)}
            </p>
          </div>
        </form>
      </main>
    </div>
  );
}

const orderOf = (value: "fair" | "arrival"): Options["order"] =>
  value === "fair" ? { type: "FairCalls", cap_ms: 300 } : { type: "ArrivalOrder" };

/** The same rules with another time to point, where there are calls. */
function withWindow(rules: Rules, windowMs: number | null): Rules {
  if (windowMs === null || rules.calling.type === "PointAtOnce") return rules;
  return { ...rules, calling: { ...rules.calling, window_ms: windowMs } };
}

function Window({ ms, onChoose }: { ms: number; onChoose: (ms: number) => void }) {
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

interface EitherProps<T extends string> {
  name: string;
  values: readonly T[];
  now: T;
  onChoose: (value: T) => void;
}

function Either<T extends string>({ name, values, now, onChoose }: EitherProps<T>) {
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
