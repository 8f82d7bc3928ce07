import type { Live } from "../live/live";
import { nameOf } from "../live/names";
import { tenths } from "../live/news";
import { callersOf, judgeOf, others, type Seen } from "../live/seen";
import { say } from "../words/speak";
import type { Caller, Order as Heard } from "./order";

/** Who called, in order, and how far apart: the same on every phone. */
export function Order({ live, seen, order }: { live: Live; seen: Seen; order: Heard | null }) {
  const { table } = seen;
  if (!table) return null;
  const now = callersOf(table);
  const known =
    order && (now.length === 0 || now.every((player) => order.callers.some((one) => one.player === player)));
  const callers: readonly Caller[] = known
    ? order.callers
    : now.map((player, n) => ({ player, behind: n === 0 ? 0 : null, came: null }));
  if (callers.length === 0) return <p class="order-none">{say("real-look")}</p>;
  return (
    <section class="order" aria-labelledby="order-title" data-running={now.length > 0}>
      <h2 id="order-title" class="muted">
        {say("order-title")}
      </h2>
      <ol>
        {callers.map((caller, n) => (
          <li key={caller.player} data-now={isNow(caller, seen) || undefined} data-came={caller.came ?? undefined}>
            <span class="n">{n + 1}</span>
            <span class="who">{caller.player === live.you.value ? say("you") : nameOf(live, caller.player)}</span>
            <span class="came">{cameOf(caller, seen)}</span>
            <span class="behind">{behind(caller, n)}</span>
          </li>
        ))}
      </ol>
      <Verdicts seen={seen} />
    </section>
  );
}

/** The player who is to show; while it is open who was first, all of them. */
function isNow({ player }: Caller, { table }: Seen): boolean {
  if (!table) return false;
  return "by" in table.phase ? table.phase.by === player : callersOf(table).includes(player);
}

/** How far behind the first; also of somebody who called in the same millisecond. */
const behind = ({ behind }: Caller, n: number): string =>
  n > 0 && behind !== null ? say("order-behind", { seconds: tenths(behind) }) : "";

function cameOf({ player, came }: Caller, { table, you }: Seen): string {
  const me = player === you ? "yes" : "no";
  if (came) return say(`came-${came}`, { me });
  if (!table || !callersOf(table).includes(player)) return "";
  const { phase } = table;
  if (phase.type === "Disputed")
    return say("order-votes", { count: phase.votes.filter(([, who]) => who === player).length });
  return "by" in phase && phase.by === player ? say(`order-${phase.type.toLowerCase()}`, { me }) : "";
}

/** How many have spoken, where the players rule. */
function Verdicts({ seen: { table } }: { seen: Seen }) {
  if (table?.phase.type !== "Pointed" || judgeOf(table)) return null;
  const { right, wrong, by } = table.phase;
  return (
    <p class="muted verdicts">
      {say("order-verdicts", { right: right.length, wrong: wrong.length, of: others(table, by).length })}
    </p>
  );
}
