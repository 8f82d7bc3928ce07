/** The keys of a replay. Arrows step, with Shift from find to find; the space bar plays. */
import { type Playback, SPEEDS } from "./state";

export function actOf(key: string, shift: boolean): ((play: Playback) => void) | null {
  switch (key) {
    case " ":
    case "k":
      return (play) => play.toggle();
    case "ArrowRight":
      return (play) => (shift ? play.stepFind(1) : play.step(1));
    case "ArrowLeft":
      return (play) => (shift ? play.stepFind(-1) : play.step(-1));
    case "PageDown":
    case "n":
      return (play) => play.stepFind(1);
    case "PageUp":
    case "p":
      return (play) => play.stepFind(-1);
    case "Home":
      return (play) => play.seek(0);
    case "End":
      return (play) => play.seek(play.last);
    case "s":
      return (play) => {
        play.showing.value = !play.showing.peek();
      };
    default:
      return speedOf(key);
  }
}

function speedOf(key: string): ((play: Playback) => void) | null {
  const speed = SPEEDS.find((one) => String(one) === key);
  if (!speed) return null;
  return (play) => {
    play.speed.value = speed;
  };
}

/** Where a key belongs to what has the focus: text, choices, and what the space bar presses. */
export function isTheirs(event: KeyboardEvent): boolean {
  const on = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (on?.matches?.("input[type=range]")) return false;
  if (on?.closest?.("dialog")) return true;
  if (on?.matches?.("input[type=radio]") && event.key.startsWith("Arrow")) return true;
  return event.key === " " && Boolean(on?.matches?.("button, a, summary, input"));
}
