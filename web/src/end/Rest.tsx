import "./rest.css";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { atTable, type Named, nameOf, sayLine } from "../live/names";
import { afterMs, type Found } from "../replay/sightings";
import { offsetOf } from "../replay/timeline";
import { clock, lasting } from "../replay/times";
import { say } from "../words/speak";
import { CloseCalls } from "./CloseCalls";
import { Next } from "./Next";
import type { Story } from "./story";
import { Trio } from "./Trio";
import type { Told } from "./tell";
import { Unseen } from "./Unseen";

/** What the record tells beside the scores; its proofs stand below what nobody saw. */
export function Rest({ live, told, children }: { live: Named; told: Told; children: ComponentChildren }) {
  const { story, close } = told;
  return (
    <>
      <InOrder live={live} story={story} />
      {story.fastest && story.fastest.cards.length > 0 && <Fastest live={live} story={story} found={story.fastest} />}
      {close.length > 0 && <CloseCalls live={live} told={told} />}
      <div class="end-side">
        <Unseen live={live} story={story} />
        <Next live={live} story={story} />
        {children}
      </div>
    </>
  );
}

/** A heading with a figure beside it. */
export function Part(props: { id: string; title: string; beside?: string; children: ComponentChildren }) {
  return (
    <section class="part" data-part={props.id} aria-labelledby={`${props.id}-title`}>
      <header>
        <h3 id={`${props.id}-title`}>{props.title}</h3>
        {props.beside && <span class="beside">{props.beside}</span>}
      </header>
      {props.children}
    </section>
  );
}

/** When something happened, on the line of all rounds. */
export const when = ({ timeline }: Story, at: number): string => clock(offsetOf(timeline, at));

/** Every find with its cards, for those who want to know or cannot see the lines. */
function InOrder({ live, story }: { live: Named; story: Story }) {
  const [open, setOpen] = useState(false);
  if (story.found.length === 0) return null;
  return (
    <details class="in-order" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("after-all", atTable(live))}</summary>
      {open && (
        <table>
          <thead>
            <tr>
              {["when", "who", "cards", "took"].map((column) => (
                <th scope="col" key={column}>
                  {say(`after-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {story.found.map((found) => (
              <tr key={found.n}>
                <td>{when(story, found.called)}</td>
                <th scope="row">{found.by === live.you.value ? say("you") : nameOf(live, found.by)}</th>
                <td>
                  <Trio cards={found.cards} />
                </td>
                <td>{took(found)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

const took = (found: Found): string => {
  const ms = afterMs(found);
  return ms === null ? "" : lasting(ms);
};

function Fastest({ live, story, found }: { live: Named; story: Story; found: Found }) {
  const beside = sayLine(live, { message: "after-fastest-by", who: found.by, args: { at: when(story, found.called) } });
  return (
    <Part id="fastest" title={say("after-fastest", atTable(live))} beside={beside}>
      <Trio cards={found.cards} large />
      <p>
        {say("after-fastest-how", { clock: took(found) })}
        {found.differing !== null && ` ${say("after-differ", { features: found.differing })}`}
      </p>
    </Part>
  );
}
