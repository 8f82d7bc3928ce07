/** The keyboard, wherever the focus is: space calls, letters point, figures do the rest. Not while somebody types. */
import { hands } from "../table/hands";
import { perform } from "./Dock";
import { type Action, dockOf } from "./dock";
import { placeOfKey } from "./keys";
import type { Live } from "./live";

export function listenToKeys(live: Live): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    if (handle(live, event)) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    (target instanceof Element && target.matches("input, select, textarea"))
  );
}

/** Space and Enter press a button that has the focus; only on the cards space calls. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches("button:not(.place), a, summary");
}

function handle(live: Live, event: KeyboardEvent): boolean {
  const seen = live.seen.value;
  if (!seen?.table || live.kept.value) return false;
  if (event.code === "Space" && isOnButton(event)) return false;
  if (event.code === "Escape") {
    live.clear();
    return true;
  }
  const { big, small } = dockOf(seen);
  const action = [...big, ...small].find((one): one is Action => "saying" in one && one.key === event.code);
  if (action) {
    void perform(live, action, event);
    return true;
  }
  const place = placeOfKey(event, hands.value);
  if (!seen.table.layout[place]) return false;
  live.press(place, event);
  return true;
}
