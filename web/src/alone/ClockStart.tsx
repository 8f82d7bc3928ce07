import { go } from "../router";
import { StartHead } from "../start/StartHead";
import { say } from "../words/speak";
import { AIMS, type Aim, nameOf } from "./aim";
import { linkOf } from "./link";
import { bestOf } from "./result";
import { WRONG_MS } from "./run";
import { begin, bests, wasSeen, wish } from "./state";
import { aimInWords, exactly, resultInWords } from "./words";

/** What is to be played, and the rules, before the clock runs. */
export function ClockStart() {
  const { aim, seed, times, wrong } = wish.value;
  const chosen = nameOf(aim);
  return (
    <div class="start clock-start">
      <StartHead />
      <main>
        <form
          class="clock-form"
          onSubmit={(event) => {
            event.preventDefault();
            begin(aim, seed);
          }}
        >
          <h1>{say("clock-title")}</h1>
          {wrong && (
            <p class="trouble" role="alert">
              {say("clock-asked-wrong")}
            </p>
          )}
          <div class="clock-choose">
            <div class="clock-aims">
              {(["finds", "minutes"] as const).map((by) => (
                <fieldset class="choices" key={by}>
                  <legend>{say(`clock-by-${by}`)}</legend>
                  {AIMS.filter((one) => one.by === by).map((one) => (
                    <AimChoice key={nameOf(one)} aim={one} checked={nameOf(one) === chosen} />
                  ))}
                </fieldset>
              ))}
            </div>
            <div class="clock-go">
              <button type="submit" class="button main">
                {say("clock-start")}
              </button>
              {seed && (
                <p class="clock-deal">
                  <b>{say("clock-deal", { code: seed })}</b>
                  {times && <span>{friendInWords(aim, times)}</span>}
                  {wasSeen(seed) && <span>{say("clock-seen")}</span>}
                </p>
              )}
            </div>
          </div>
          <ul class="clock-rules">
            <li>{say("clock-rule-take")}</li>
            <li>
              <b>{say("clock-rule-wrong", { seconds: WRONG_MS / 1000 })}</b>
            </li>
            <li>{say("clock-rule-pause")}</li>
            <li>{say("clock-rule-link")}</li>
          </ul>
        </form>
      </main>
    </div>
  );
}

const friendInWords = ({ by }: Aim, times: readonly number[]): string =>
  by === "finds"
    ? say("clock-friend-time", { clock: exactly(times.at(-1) ?? 0) })
    : say("clock-friend-sets", { sets: times.length });

/** What is chosen is in the address; other cards go with another aim. */
function AimChoice({ aim, checked }: { aim: Aim; checked: boolean }) {
  const best = bestOf(bests.value, aim);
  return (
    <label>
      <input
        type="radio"
        name="aim"
        value={nameOf(aim)}
        checked={checked}
        onChange={() => go(linkOf(aim), null, true)}
      />
      <span>
        {aimInWords(aim)}
        {best && <small>{say("clock-best-is", { text: resultInWords(best) })}</small>}
      </span>
    </label>
  );
}
