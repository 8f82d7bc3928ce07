/** The keyboard of a shared screen: a key for each to call with; 0 says “no SET” for all, 9 deals or flips. */
import { isClose } from "../live/close-calls";
import { maySayNoSet } from "../live/may";
import { seenBy } from "../live/seen";
import type { Gathering } from "../protocol/types";
import { keyAction, padOf } from "./pads";
import type { SharedLive } from "./shared";

export function listenToCallKeys(live: SharedLive): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const { value: gathering } = live.gathering;
    if (gathering && handle(live, gathering, event)) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.matches("input, select, textarea"));

function handle(live: SharedLive, gathering: Gathering, event: KeyboardEvent): boolean {
  if (event.code === "Escape") {
    live.clear();
    return true;
  }
  if (event.code === "Digit0" && live.people.some(({ player }) => maySayNoSet(seenBy(gathering, player)))) {
    void live.noSet();
    return true;
  }
  for (const { player, key } of live.people) {
    const seen = seenBy(gathering, player);
    const pad = padOf(seen);
    const lays = event.code === "Digit9" ? pad.small.find((one) => one.key === "Digit9") : undefined;
    const action = event.code === key ? keyAction(pad) : lays;
    const hasty = action?.saying.type === "TakePoint" && isClose(live, seen);
    if (event.code === key && (!action || hasty)) {
      live.late(player, event);
      return true;
    }
    if (!action) continue;
    void live.act(player, action.saying, event);
    if (action.saying.type === "Call") handOver();
    return true;
  }
  return false;
}

/** After calling, a player goes on with the arrow keys: the cards get the focus, unless something else has it. */
function handOver(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('.layout [tabindex="0"]')?.focus({ preventScroll: true });
}
