import { Trio } from "../end/Trio";
import { type Named, nameOf, sayLine } from "../live/names";
import { say } from "../words/speak";
import type { Frame, Prepared } from "./frames";
import type { Lettered } from "./letters";
import type { Lying } from "./lying";
import { differing } from "./sightings";
import { offsetOf } from "./timeline";
import { clock, lasting } from "./times";

interface ToSeeProps {
  live: Named;
  prepared: Prepared;
  frame: Frame;
  here: readonly Lying[];
  shown: readonly Lettered[];
  showing: boolean;
  onShow: (show: boolean) => void;
  args: { find: string };
}

/** What could have been seen at this moment: how many, and only when asked for, which. */
export function ToSee({ live, prepared, frame, here, shown, showing, onShow, args }: ToSeeProps) {
  const { length: count } = here;
  return (
    <section class="to-see" aria-labelledby="to-see-title">
      <h2 id="to-see-title">{say("playback-to-see")}</h2>
      <p class="muted">{say("playback-there", { ...args, count })}</p>
      <label class="show-finds">
        <input type="checkbox" checked={showing} onChange={(event) => onShow(event.currentTarget.checked)} />
        <span>{say("playback-show", args)}</span>
        <small class="muted">{say("playback-look")}</small>
      </label>
      {showing && (
        <ol>
          {shown.map(({ letter, now, lying }) => (
            <li key={`${lying.since_n} ${lying.cards.join()}`}>
              <i class="letter" data-now={now || undefined}>
                {letter}
              </i>
              <Trio cards={lying.cards} />
              <p>
                <b>{lasting(Math.max(0, frame.at - lying.since))}</b>{" "}
                <span class="muted">{fate(live, prepared, frame, lying, now)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {showing && count > shown.length && <p class="muted">{say("playback-more", { count: count - shown.length })}</p>}
    </section>
  );
}

/** What becomes of it: taken now or later, or never seen. */
function fate(live: Named, { timeline, rounds }: Prepared, { at }: Frame, lying: Lying, now: boolean): string {
  const features = differing(lying.cards);
  const differ = features === null ? "" : `${say("after-differ", { features })} `;
  const [seer] = lying.seen_by;
  const when = clock(offsetOf(timeline, lying.until));
  const gone = lying.until === at ? "now" : "later";
  if (!seer) return differ + say(`playback-unseen-${gone}`, { clock: when });
  const taken = rounds.flatMap(({ found }) => found).some((one) => one.by === seer && one.at === lying.until);
  const message = now ? "playback-takes-now" : taken ? "playback-takes-later" : "playback-points-out";
  return differ + sayLine(live, { message, who: seer, args: { clock: when, name: nameOf(live, seer) } });
}
