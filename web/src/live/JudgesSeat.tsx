import { isJudged } from "../fold/gathering";
import { hasJudge } from "../rules/verdict";
import { say } from "../words/speak";
import type { Live } from "./live";
import { nameOf } from "./names";
import type { Seen } from "./seen";

/** Who judges, or that the seat is free; taking and leaving it between matches (G-1). */
export function JudgesSeat({ live, seen: { gathering, you, sitting } }: { live: Live; seen: Seen }) {
  if (!hasJudge(gathering.rules)) return null;
  const judge = gathering.sitters.find(({ role, present }) => role === "judge" && present)?.player;
  const open = isJudged(gathering) && !judge;
  return (
    <div class="judges-seat">
      <p>{judge ? say("judge-who", { who: nameOf(live, judge) }) : say(open ? "judge-open" : "judge-none")}</p>
      {sitting && open && <Sit live={live} as="judge" />}
      {sitting && judge === you && <Sit live={live} as="player" />}
    </div>
  );
}

const Sit = ({ live, as }: { live: Live; as: "judge" | "player" }) => (
  <button type="button" class="button" data-act="Sit" onClick={() => void live.say({ type: "Sit", role: as })}>
    {say(`act-sit-${as}`)}
  </button>
);
