import type { Action } from "../live/dock";
import type { Live } from "../live/live";
import { sayLine } from "../live/names";
import { buzz } from "../sound/buzz";

interface Props {
  live: Live;
  action: Action;
  chosen?: boolean | undefined;
  resting?: () => boolean;
}

/** A button that acts on press, not on release. A click without a press comes from the keyboard or a screen reader. */
export function Press({ live, action, chosen, resting }: Props) {
  const act = (event: Event) => {
    if (!resting?.()) void perform(live, action, event);
  };
  return (
    <button
      type="button"
      class={`button ${action.weight}`}
      data-act={action.saying.type}
      aria-pressed={chosen}
      onPointerDown={(event) => event.button === 0 && act(event)}
      onClick={(event) => event.detail === 0 && act(event)}
    >
      <span>{sayLine(live, action)}</span>
    </button>
  );
}

async function perform(live: Live, { saying }: Action, event: Event): Promise<void> {
  if (saying.type === "Call") await callHere(live, event);
  else await live.say(saying);
}

/** The player who was second need not be told twice: the order of calls shows it. */
export async function callHere(live: Live, event: Event): Promise<void> {
  buzz("call");
  await live.call(event);
  if (live.refused.value?.code === "called-already") live.refused.value = null;
}
