import { useEffect, useState } from "preact/hooks";
import { clockTime } from "../day/time";
import { language } from "../settings/settings";
import { say } from "../words/speak";
import { type JournalLine, journalOf } from "./api";
import type { Staff } from "./staff";
import "./log.css";

/** What has happened, the last first. */
export function Log({ staff: { who, day } }: { staff: Staff }) {
  const [lines, setLines] = useState<readonly JournalLine[]>([]);
  useEffect(() => {
    let over = false;
    journalOf(who)
      .then((found) => !over && setLines(found))
      .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [day.seq, language.value]);
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{say("staff-log")}</h2>
      <ol reversed>
        {lines.map((line) => (
          <li key={line.event}>
            <time>{clockTime(line.at, day.clock?.ahead)}</time>
            <p>
              {line.what} <small>{[line.by, line.why].filter(Boolean).join(": ")}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
