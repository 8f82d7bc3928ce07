import { say } from "../words/speak";
import { LEVELS, wholeLevel } from "./adapt";
import type { Known } from "./progress";
import { inSeconds } from "./TimeBars";

const SHOWN = 8;

/** The last goes, a bar each: as high as many were right, with the figures below. The newest is solid. */
export function Goes({ known: { went } }: { known: Known }) {
  const last = went.slice(-SHOWN);
  return (
    <figure class="drill-goes">
      <figcaption>{say("drill-goes")}</figcaption>
      <ol>
        {last.map(({ right, of, ms, level }, n) => (
          <li key={`${n} ${right} ${level}`} data-kind={n === last.length - 1 ? "solid" : "open"}>
            <span class="drill-column" aria-hidden="true">
              <i style={{ height: `${Math.max(6, (right / Math.max(1, of)) * 100)}%` }} />
            </span>
            <b aria-hidden="true">{`${right}/${of}`}</b>
            <span class="heard">{say("drill-right-of", { right, of })}</span>
            <span>{ms === null ? "–" : say("drill-seconds", { seconds: inSeconds(ms) })}</span>
            <span class="heard">{say("drill-level", { level: wholeLevel(level), levels: LEVELS })}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
