/** What goes across the table beside the game: signs for a moment, lines where people may write, and who is muted. */
import { signal } from "@preact/signals";
import { recall, remember } from "../settings/remember";

export interface ShownSign {
  readonly n: number;
  readonly by: string;
  readonly sign: string;
}

export interface ChatLine {
  readonly n: number;
  readonly by: string;
  readonly text: string;
}

const WAVE_MS = 4_000;
const LINES_KEPT = 100;
const KEY = "tercet.muted";
export const LONGEST_LINE = 200;

/** Whom nobody at this device wants to hear from. */
export const muted = signal<readonly string[]>((recall(KEY) ?? "").split(" ").filter(Boolean));

export function mute(player: string, quiet: boolean): void {
  muted.value = [...muted.value.filter((one) => one !== player), ...(quiet ? [player] : [])];
  remember(KEY, muted.value.join(" "));
}

export class TalkLog {
  readonly waves = signal<readonly ShownSign[]>([]);
  readonly lines = signal<readonly ChatLine[]>([]);
  readonly unread = signal(0);
  readonly reported = signal<string | null>(null); // of whom the last report was taken
  #n = 0;

  waved(by: string, sign: string): void {
    if (muted.value.includes(by)) return;
    const wave = { n: this.#n++, by, sign };
    this.waves.value = [...this.waves.value.filter((one) => one.by !== by), wave];
    setTimeout(() => {
      this.waves.value = this.waves.value.filter((one) => one !== wave);
    }, WAVE_MS);
  }

  /** Lines of the muted are kept out of sight, and come back with them. */
  chatted(by: string, text: string): void {
    this.lines.value = [...this.lines.value, { n: this.#n++, by, text }].slice(-LINES_KEPT);
    if (!muted.value.includes(by)) this.unread.value++;
  }
}
