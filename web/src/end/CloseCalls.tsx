import { type Named, nameOf, namesOf, sayLine } from "../live/names";
import { lasting } from "../replay/times";
import { say } from "../words/speak";
import type { Close } from "./close";
import { Part, when } from "./Rest";
import type { Story } from "./story";
import { Trio } from "./Trio";
import type { Told } from "./tell";

const MOST = 4;

/** Calls that came close: by how much, how they were decided, what came of it, and the cards that both needed. */
export function CloseCalls({ live, told: { story, close } }: { live: Named; told: Told }) {
  const closest = [...close].sort((a, b) => a.gap - b.gap).slice(0, MOST);
  return (
    <Part id="close" title={say("after-close", { count: close.length })}>
      <ol class="close-calls">
        {closest.map((one) => (
          <li key={`${one.at} ${one.first}`}>
            {one.shown.length > 0 && <Shown live={live} close={one} />}
            <p>{sentences(live, story, one).join(" ")}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Who showed which cards; those that more than one of them needed have a ring. */
function Shown({ live, close: { shown } }: { live: Named; close: Close }) {
  const needed = shown.flatMap(([, cards]) => cards);
  const ringed = needed.filter((card, n) => needed.indexOf(card) !== n);
  return (
    <div class="both">
      {shown.map(([by, cards]) => (
        <div key={`${by} ${cards.join()}`}>
          <Trio cards={cards} ringed={ringed} />
          <span class="by">{by === live.you.value ? say("you") : nameOf(live, by)}</span>
        </div>
      ))}
    </div>
  );
}

function sentences(live: Named, story: Story, close: Close): string[] {
  const { first, second, gap, decided, named, won, excused } = close;
  const args = { at: when(story, close.at), clock: lasting(gap, 2) };
  const line = (message: string, who = first) => sayLine(live, { message, who, other: second, args });
  if (decided === "weighed") return [line("after-close-weighed")];
  const how = decided === "named" && !named ? "left" : decided;
  return [
    line("after-close-called"),
    line(`after-close-${how}`, named ?? first),
    won.length > 0 ? say("after-close-won", { names: namesOf(live, won) }) : say("after-close-nothing"),
    ...(excused.length > 0 ? [say("after-close-excused", { names: namesOf(live, excused) })] : []),
  ];
}
