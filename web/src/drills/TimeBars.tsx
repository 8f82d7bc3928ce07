import { allSets } from "../play/sets";
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";
import { say } from "../words/speak";
import { useTaken } from "./Clock";
import { IN_A_STUDY } from "./kinds";
import { usual } from "./progress";
import { quickNow, type Session } from "./session";
import type { Slow } from "./slow";
import { back, progress } from "./state";
import { differing } from "./tasks";

/** Three bars: what it took then or takes usually (open), others (striped), now (solid). Nobody is told to be slow. */
export function TimeBars({ now }: { now: Session }) {
  const taken = useTaken(now);
  const old = now.drill === "slowest" ? back.value : null;
  const before = old ? old.ms : usual(progress.value[now.drill]);
  const others = studyFor(now);
  const most = Math.max(taken, before ?? 0, others ?? 0, 1.5 * quickNow(now));
  return (
    <div class="drill-times">
      {old && <ThenTook old={old} />}
      <dl>
        {before !== null && <Bar name={old ? "drill-then" : "drill-usual"} ms={before} most={most} kind="open" />}
        {others !== null && <Bar name="drill-study" ms={others} most={most} kind="striped" />}
        <Bar name="drill-now" ms={taken} most={most} kind="solid" />
      </dl>
    </div>
  );
}

/** What students took in the one study that measured it: twelve cards with one SET. */
const studyFor = ({ task }: Session): number | null =>
  task.kind === "find" && !task.shares && task.cards.length === 12 && allSets(task.cards).length === 1
    ? (IN_A_STUDY[differing(task.set)] ?? null)
    : null;

function ThenTook({ old }: { old: Slow }) {
  return (
    <p class="drill-then">
      <b>{say("drill-then-took", { seconds: inSeconds(old.ms) })}</b>
      <span>{dayInWords(old.day)}</span>
    </p>
  );
}

interface BarProps {
  readonly name: string;
  readonly ms: number;
  readonly most: number;
  readonly kind: "open" | "striped" | "solid";
}

function Bar({ name, ms, most, kind }: BarProps) {
  return (
    <div class="drill-bar">
      <dt>{say(name)}</dt>
      <dd>
        <i data-kind={kind} style={{ width: `${Math.max(4, (ms / most) * 100)}%` }} />
        <span>{say("drill-seconds", { seconds: inSeconds(ms) })}</span>
      </dd>
    </div>
  );
}

/** Whole seconds; what is quick, to a tenth. */
export const inSeconds = (ms: number): string => {
  const digits = ms < 10_000 ? 1 : 0;
  return new Intl.NumberFormat(localeOf(language.value), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(ms / 1000);
};

const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(localeOf(language.value), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
