import { useState } from "preact/hooks";
import type { Size } from "../results/kinds";
import { Link } from "../router";
import { say } from "../words/speak";
import { pathOf } from "./addresses";
import { type Day, dayFor, isKnown } from "./calendar";
import { dateHere, serverNow } from "./clock";
import { dayInWords, monthInWords, weekday, weekdayShort } from "./dates";
import { FIRST_MONTH, later, type Month as MonthName, monthOf, weeksOf } from "./months";
import { story } from "./state";

/** Every day to play, by month: a bar each, as it was played. */
export function Month({ size, day }: { size: Size; day: Day }) {
  const today = dayFor(dateHere(), serverNow());
  const [month, setMonth] = useState<MonthName>(monthOf(day));
  const weeks = weeksOf(month);
  return (
    <section class="daily-month" aria-labelledby="daily-month-title">
      <header>
        <h2 id="daily-month-title" aria-live="polite">
          {monthInWords(`${month}-01`)}
        </h2>
        <Turn word="daily-month-before" sign="‹" to={later(month, -1)} may={month > FIRST_MONTH} onTurn={setMonth} />
        <Turn word="daily-month-after" sign="›" to={later(month, 1)} may={month < monthOf(today)} onTurn={setMonth} />
      </header>
      <table>
        <thead>
          <tr>
            {weeksOf("2026-06")[0]?.map((each) => (
              <th key={each} scope="col" abbr={weekday(each ?? "")}>
                {weekdayShort(each ?? "")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((each, n) => (
                <td key={each ?? n}>{each && <DayCell day={each} size={size} today={today} shown={day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="legend" aria-hidden="true">
        {(["solved", "played", "open"] as const).map((mark) => (
          <li key={mark}>
            <i data-mark={mark} /> {say(`daily-mark-${mark}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TurnProps {
  word: string;
  sign: string;
  to: MonthName;
  may: boolean;
  onTurn: (month: MonthName) => void;
}

function Turn({ word, sign, to, may, onTurn }: TurnProps) {
  return (
    <button type="button" class="button quiet" aria-label={say(word)} disabled={!may} onClick={() => onTurn(to)}>
      {sign}
    </button>
  );
}

function DayCell({ day, size, today, shown }: { day: Day; size: Size; today: Day; shown: Day }) {
  const number = Number(day.slice(8));
  if (!isKnown(day, serverNow()) || day > today) return <span class="none">{number}</span>;
  const mark = story.value.marks.get(day) ?? "open";
  return (
    <Link to={pathOf({ size, day })} class="one-day" {...(day === shown ? { "aria-current": "page" } : {})}>
      <span aria-hidden="true">{number}</span>
      <i data-mark={mark} aria-hidden="true" />
      <span class="heard">
        {dayInWords(day)}: {say(`daily-mark-${mark}`)}
      </span>
    </Link>
  );
}
