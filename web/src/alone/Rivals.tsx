import { say } from "../words/speak";
import { clock, type Run } from "./run";
import { moment, type Rival, rival } from "./state";
import { foundBy } from "./times";

/** How far one is, and how far one's best was at this moment; a friend's, where a link has brought it. */
export function Rivals({ run }: { run: Run }) {
  const against = rival.value;
  const own = run.found.length;
  const other = against ? foundBy(against.moments, clock(run, moment.value)) : 0;
  const most = run.aim.by === "finds" ? run.aim.count : Math.max(1, own, against?.moments.length ?? 0);
  return (
    <section class="rivals" aria-labelledby="rivals-title">
      <h2 id="rivals-title" class="lead">
        {against ? lead(own - other) : say("clock-no-best")}
      </h2>
      {(against || run.aim.by === "finds") && (
        <dl>
          <Lane name="you" count={own} of={most} />
          {against && <Lane name={against.who} count={other} of={most} />}
        </dl>
      )}
    </section>
  );
}

function lead(difference: number): string {
  if (difference === 0) return say("clock-level");
  return say(difference > 0 ? "clock-ahead" : "clock-behind", { count: Math.abs(difference) });
}

function Lane({ name, count, of }: { name: "you" | Rival["who"]; count: number; of: number }) {
  return (
    <div class="lane" data-who={name} data-count={count}>
      <dt>{say(`clock-${name}`)}</dt>
      <dd>
        <span class="bar" aria-hidden="true" style={{ "--part": count / of }} />
        <b>{count}</b>
      </dd>
    </div>
  );
}
