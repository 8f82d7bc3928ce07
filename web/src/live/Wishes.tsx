import type { Saying, Sitter } from "../protocol/types";
import { say } from "../words/speak";
import type { Live } from "./live";
import { nameOf } from "./names";
import type { Seen } from "./seen";

/** What is wished for: the question, who wants it, who has not answered yet, and how the host begins without them. */
export interface Wish {
  readonly act: string;
  readonly wanted: string;
  readonly waits: string;
  readonly insist: Saying;
}

interface Props {
  live: Live;
  seen: Seen;
  wish: Wish;
  asked: readonly Sitter[];
  least?: number; // players without whom the host cannot begin
}

/** It begins when all who are asked want it: nobody is taken along. Bots always do. */
export function Wishes({ live, seen: { gathering, hosting, you }, wish, asked, least = 0 }: Props) {
  const { again } = gathering;
  const wants = (one: Sitter) => one.level > 0 || again.includes(one.player);
  const others = asked.filter(({ level, player }) => !level && player !== you);
  const mine = you !== null && again.includes(you);
  const wishing = others.filter(wants);
  const waiting = others.filter((one) => !wants(one));
  return (
    <>
      {wishing.length > 0 && <p>{say(wish.wanted, { count: wishing.length, names: listed(live, wishing) })}</p>}
      {mine && waiting.length > 0 && <p>{say(wish.waits, { names: listed(live, waiting) })}</p>}
      {!mine && (
        <button type="button" class="button main" data-act="PlayAgain" onClick={() => void live.playAgain()}>
          {say(wish.act)}
        </button>
      )}
      {mine && hosting && players(asked.filter(wants)) >= least && (
        <button type="button" class="button" data-act={wish.insist.type} onClick={() => void live.say(wish.insist)}>
          {say("act-deal-now")}
        </button>
      )}
    </>
  );
}

export const players = (sitters: readonly Sitter[]): number => sitters.filter(({ role }) => role === "player").length;

const listed = (live: Live, sitters: readonly Sitter[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(sitters.map(({ player }) => nameOf(live, player)));
