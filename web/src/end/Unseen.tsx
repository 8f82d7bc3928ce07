import { useState } from "preact/hooks";
import { atTable, type Named, sayLine } from "../live/names";
import type { Lying } from "../replay/lying";
import { differing } from "../replay/sightings";
import { lasting } from "../replay/times";
import { nameOfCard } from "../table/name-cache";
import { say } from "../words/speak";
import { Part, when } from "./Rest";
import { lasted, type Story } from "./story";
import { Trio } from "./Trio";

const SHOWN = 3;
const MOST = 30;

/** The finds that nobody pointed out, those that lay there longest first: their cards, their time, and who broke them. */
export function Unseen({ live, story }: { live: Named; story: Story }) {
  const [all, setAll] = useState(false);
  const { unseen } = story;
  const longest = unseen[0] && lasted(unseen[0]);
  if (!longest) return null;
  const { length } = unseen;
  return (
    <Part id="unseen" title={say("after-unseen", atTable(live))} beside={say("after-unseen-count", { count: length })}>
      <ol class="unseen">
        {unseen.slice(0, all ? MOST : SHOWN).map((one) => (
          <li key={`${one.since_n} ${one.cards.join()}`}>
            <Trio cards={one.cards} />
            <div>
              <b>{lasting(lasted(one))}</b>
              <i class="span" style={{ width: `${(100 * lasted(one)) / longest}%` }} />
              <span class="gone">{gone(live, story, one)}</span>
            </div>
          </li>
        ))}
      </ol>
      {!all && length > SHOWN && (
        <button type="button" class="button quiet" onClick={() => setAll(true)}>
          {say("after-show-all")}
        </button>
      )}
    </Part>
  );
}

/** “Two features differ. 0:52 to 1:53, when Nora took the two purple open diamonds.” */
function gone(live: Named, story: Story, { cards, since, until, gone: why, by, broken }: Lying): string {
  const features = differing(cards);
  const names = cards.filter((card) => broken.includes(card)).map(nameOfCard);
  const args = { at: when(story, since), clock: when(story, until), names: names.join(", ") };
  const sentence = sayLine(live, { message: `after-gone-${why}`, args, ...(by ? { who: by } : {}) });
  return features === null ? sentence : `${say("after-differ", { features })} ${sentence}`;
}
