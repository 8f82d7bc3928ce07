import { Back } from "../cards/Face";
import { Link } from "../router";
import { say } from "../words/speak";
import { pathOf } from "./addresses";
import { closes, isOpen } from "./calendar";
import { serverNow } from "./clock";
import { momentInWords, wholeDay } from "./dates";
import { Month } from "./Month";
import { PrintButton } from "./PrintButton";
import { Streak } from "./Streak";
import { titleOf } from "./share";
import type { Solving } from "./solving";
import { begin } from "./state";

/** The rule, before the clock runs and the cards are seen. */
export function Ready({ now }: { now: Solving }) {
  const { size, day, cards } = now;
  const inTime = isOpen(day, serverNow());
  return (
    <>
      <section class="daily-ready">
        <h1>{titleOf(now, say)}</h1>
        <p class="day">{wholeDay(day)}</p>
        <div class="backs" data-size={size} aria-hidden="true">
          {cards.map((card) => (
            <Back key={card} />
          ))}
        </div>
        <ul class="daily-rule">
          <li>{say(size === "full" ? "daily-rule-full" : "daily-rule-small")}</li>
          <li>{say("daily-rule-clock")}</li>
        </ul>
        <button type="button" class="button main" onClick={begin}>
          {say("daily-start")}
        </button>
        <ul class="daily-rule">
          <li>{inTime ? say("daily-rule-counts", { time: momentInWords(closes(day)) }) : say("daily-rule-late")}</li>
          {inTime && <li>{say("daily-rule-offline")}</li>}
        </ul>
        <div class="daily-ways">
          <Link to={pathOf({ size: size === "full" ? "small" : "full", day })} class="button">
            {say(size === "full" ? "daily-to-small" : "daily-to-full")}
          </Link>
          <PrintButton puzzle={now} />
        </div>
        <Streak />
      </section>
      <Month size={size} day={day} />
    </>
  );
}
