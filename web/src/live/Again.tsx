import type { Sitter } from "../protocol/types";
import { say } from "../words/speak";
import type { Live } from "./live";
import { nameOf } from "./names";
import { playing, type Seen } from "./seen";

/** After a match: who would like another one. Nobody is taken along; who comes late joins in. */
export function Again({ live }: { live: Live }) {
  const seen = live.seen.value; // as it is now, whichever result is looked at
  if (!seen?.sitting) return null;
  return (
    <div class="again">
      {playing(seen.gathering) ? <JoinIn live={live} seen={seen} /> : <Wishes live={live} seen={seen} />}
    </div>
  );
}

interface Props {
  live: Live;
  seen: Seen;
}

function JoinIn({ live, seen }: Props) {
  const role = seen.gathering.sitters.find(({ player }) => player === seen.you)?.role ?? "player";
  return (
    <>
      <p>{say("again-running")}</p>
      <button type="button" class="button main" data-act="Join" onClick={() => void live.say({ type: "Join", role })}>
        {say("act-join-in")}
      </button>
    </>
  );
}

function Wishes({ live, seen }: Props) {
  const { gathering, hosting, you } = seen;
  const { again, rules } = gathering;
  const there = gathering.sitters.filter(({ present }) => present);
  const lacking = rules.seats.least - players(there);
  const wants = (one: Sitter) => one.level > 0 || again.includes(one.player);
  const others = there.filter(({ level, player }) => !level && player !== you);
  const mine = you !== null && again.includes(you);
  const wishing = others.filter(wants);
  const waiting = others.filter((one) => !wants(one));
  if (lacking > 0) return <p class="lacking">{say("gather-lacking", { count: lacking })}</p>;
  return (
    <>
      {wishing.length > 0 && <p>{say("again-wish", { count: wishing.length, names: listed(live, wishing) })}</p>}
      {mine && waiting.length > 0 && <p>{say("again-waits", { names: listed(live, waiting) })}</p>}
      {!mine && (
        <button type="button" class="button main" data-act="PlayAgain" onClick={() => void live.playAgain()}>
          {say("act-rematch")}
        </button>
      )}
      {mine && hosting && players(there.filter(wants)) >= rules.seats.least && (
        <button type="button" class="button" data-act="Start" onClick={() => void live.say({ type: "Start" })}>
          {say("act-deal-now")}
        </button>
      )}
    </>
  );
}

const players = (sitters: readonly Sitter[]): number => sitters.filter(({ role }) => role === "player").length;

const listed = (live: Live, sitters: readonly Sitter[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(sitters.map(({ player }) => nameOf(live, player)));
