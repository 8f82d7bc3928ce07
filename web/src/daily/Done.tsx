import { useLayoutEffect, useRef } from "preact/hooks";
import { Link } from "../router";
import { say } from "../words/speak";
import { pathOf } from "./addresses";
import { before, counts, dayFor, FIRST } from "./calendar";
import { dateHere, serverNow } from "./clock";
import { wholeDay } from "./dates";
import { firstOf } from "./days";
import { FoundSet } from "./Found";
import { Month } from "./Month";
import { OthersChart } from "./OthersChart";
import { ShareButtons } from "./ShareButtons";
import { Streak } from "./Streak";
import { howItWent, titleOf } from "./share";
import { clock, isSolved, missing, type Solving } from "./solving";
import { entries, story } from "./state";

/** How it went: the time, the SETs with theirs, the others, the days; and what to do next. */
export function Done({ now }: { now: Solving }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <section class="daily-done">
        <h1 tabIndex={-1} ref={title}>
          {titleOf(now, say)}
        </h1>
        <p class="day">{wholeDay(now.day)}</p>
        <div class="how" role="status">
          {isSolved(now) && (
            <p class="time">
              <span class="heard">{say("daily-time")}</span> {clock(now.ms ?? 0)}
            </p>
          )}
          <p>
            <b>{howItWent(now, say)}</b>
            <br />
            {isLate(now) && <span class="late">{say("daily-late")}</span>}
          </p>
        </div>
        <ul class="sets timed" aria-label={say("count-found")}>
          {now.finds.map(({ cards, at }) => (
            <FoundSet key={cards.join()} cards={cards} at={at} />
          ))}
          {missing(now).map((cards) => (
            <FoundSet key={cards.join()} cards={cards} at={null} />
          ))}
        </ul>
        <ShareButtons now={now} row={story.value.row} />
      </section>
      <OthersChart now={now} />
      <section class="daily-days">
        <Streak />
        <Month size={now.size} day={now.day} />
      </section>
      <NextWays now={now} />
    </>
  );
}

/** Does it count as late? By what the server has, or as it would arrive now. */
function isLate({ day, size, begun, ms }: Solving): boolean {
  const received = firstOf(entries.value, day, size)?.received ?? serverNow();
  return !counts(day, begun ?? 0, ms ?? 0, received);
}

/** What one can do now. */
function NextWays({ now: { size, day } }: { now: Solving }) {
  const today = dayFor(dateHere(), serverNow());
  const other = size === "full" ? "small" : "full";
  const yesterday = before(day, 1);
  return (
    <nav class="daily-next" aria-labelledby="daily-next-title">
      <h2 id="daily-next-title">{say("daily-next-title")}</h2>
      <div>
        {day !== today && (
          <Link to={pathOf({ size, day: null })} class="button">
            {say("daily-to-today")}
          </Link>
        )}
        <Link to={pathOf({ size: other, day })} class="button">
          {say(other === "small" ? "daily-to-small" : "daily-to-full")}
        </Link>
        {yesterday >= FIRST && (
          <Link to={pathOf({ size, day: yesterday })} class="button">
            {say("daily-to-before")}
          </Link>
        )}
        <Link to="/drills" class="button">
          {say("daily-to-drills")}
        </Link>
        <Link to="/" class="button">
          {say("daily-to-table")}
        </Link>
      </div>
    </nav>
  );
}
