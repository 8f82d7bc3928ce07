import { useLayoutEffect, useRef } from "preact/hooks";
import { ResultsTold } from "../results/Told";
import { Link } from "../router";
import { StartHead } from "../start/StartHead";
import { say } from "../words/speak";
import { againstBest, againstFriend, figuresOf, type Told } from "./ending";
import { LengthBars, LengthList } from "./Lengths";
import { isBest, type Result, resultOf } from "./result";
import { type Run, WRONG_MS } from "./run";
import { SendLink } from "./SendLink";
import { before, begin, friend } from "./state";
import { aimInWords, exactly, seconds } from "./words";

/** How it went, and what to do next. */
export function ClockEnd({ run }: { run: Run }) {
  const result = resultOf(run);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  if (!result) return null;
  const old = before.value;
  const best = isBest(old ? { [`${old.aim.by}-${old.aim.count}`]: old } : {}, result);
  return (
    <div class="start clock-end">
      <StartHead />
      <main>
        <div class="end-sheet">
          <h1 tabIndex={-1} ref={title} data-best={best}>
            <Headline result={result} />
          </h1>
          <Verdicts result={result} />
          <LengthBars run={run} />
          <Figures result={result} />
          <Again result={result} />
          <ResultsTold />
          <LengthList run={run} />
        </div>
      </main>
    </div>
  );
}

/** “1:42.3 · 10 SETs”, “14 · SETs in 5 minutes”, “Given up after 6 SETs”. */
function Headline({ result: { aim, time, moments, without } }: { result: Result }) {
  const sets = moments.length;
  if (without === "given-up") return <span>{say("clock-end-given-up", { sets })}</span>;
  const byTime = aim.by === "minutes";
  return (
    <>
      <b>{byTime ? sets : exactly(time)}</b>{" "}
      <span>{byTime ? say("clock-end-minutes", { sets, minutes: aim.count }) : aimInWords(aim)}</span>
    </>
  );
}

function Verdicts({ result }: { result: Result }) {
  const theirs = friend.value && againstFriend(result, friend.value);
  return (
    <div class="verdicts">
      <p>{inWords(againstBest(result, before.value))}</p>
      {theirs && <p>{inWords(theirs)}</p>}
    </div>
  );
}

const inWords = ({ message, ms, count }: Told): string =>
  say(message, { ...(ms === undefined ? {} : { clock: seconds(ms) }), ...(count === undefined ? {} : { count }) });

/** The fastest and the slowest look like their bars. */
function Figures({ result: { moments, wrong } }: { result: Result }) {
  const figures = figuresOf(moments);
  const length = (ms: number | undefined) => say("clock-seconds", { clock: seconds(ms ?? 0) });
  const cost = wrong > 0 ? say("clock-wrong-figure", { count: wrong, seconds: (wrong * WRONG_MS) / 1000 }) : "0";
  return (
    <dl class="end-figures">
      {figures && (
        <>
          <Figure name="fastest" figure={length(figures.each[figures.fastest])} like="fastest" />
          <Figure name="slowest" figure={length(figures.each[figures.slowest])} like="slowest" />
          <Figure name="mean" figure={length(figures.mean)} />
        </>
      )}
      <Figure name="wrong" figure={cost} />
    </dl>
  );
}

function Figure({ name, figure, like }: { name: string; figure: string; like?: string }) {
  return (
    <div>
      <dt>
        {like && <i data-what={like} aria-hidden="true" />}
        {say(`clock-${name}`)}
      </dt>
      <dd>{figure}</dd>
    </div>
  );
}

function Again({ result }: { result: Result }) {
  return (
    <div class="end-again">
      <button type="button" class="button main" onClick={() => begin(result.aim, null)}>
        {say("clock-other")}
      </button>
      <button type="button" class="button" onClick={() => begin(result.aim, result.seed)}>
        {say("clock-again")}
      </button>
      {result.without === "given-up" || result.moments.length === 0 ? (
        <Link to="/alone/practice" class="button">
          {say("practice-title")}
        </Link>
      ) : (
        <SendLink result={result} />
      )}
      <p class="muted">
        {say("clock-deal", { code: result.seed })} · {say("clock-rule-deal")}
      </p>
      <Link to="/alone" class="button quiet">
        {say("alone-title")}
      </Link>
    </div>
  );
}
