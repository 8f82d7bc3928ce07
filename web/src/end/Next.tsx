import type { Named } from "../live/names";
import { lasting } from "../replay/times";
import { Link } from "../router";
import { say } from "../words/speak";
import { practiseNext } from "./practise";
import { Part } from "./Rest";
import type { Story } from "./story";

/** What this player might practise, with the figures it follows from. */
export function Next({ live, story }: { live: Named; story: Story }) {
  const { value: you } = live.you;
  const played = story.rounds.length > 0 && you !== null && isIn(story, you);
  const next = played ? practiseNext(story, you) : null;
  if (!next) return null;
  const { drill, count, slow, quick } = next;
  const args = { count, slow: slow === null ? "" : lasting(slow), quick: quick === null ? "" : lasting(quick) };
  return (
    <Part id="next" title={say("after-next")}>
      <div class="next-drill">
        <p>{say(`after-next-${drill}`, args)}</p>
        <Link to={`/drills/${drill}`} class="button ink">
          {say("after-drill")}
        </Link>
      </div>
    </Part>
  );
}

const isIn = ({ found, failed }: Story, you: string): boolean => [...found, ...failed].some(({ by }) => by === you);
