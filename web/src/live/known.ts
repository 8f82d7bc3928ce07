import { computed, signal } from "@preact/signals";
import type { Card } from "../cards/card";
import type { Place } from "../play/round";
import type { Gathering, Goodbye, Rank, TableEvent } from "../protocol/types";
import { TableClock } from "../socket/clock";
import type { Answer, LineState } from "../socket/line";
import { afterDrawn } from "../table/drawn";
import type { Taken } from "../table/useMotion";
import { type Lingering, withLingering } from "./lingering";
import type { News } from "./news";
import type { PointedOut } from "./pointing";
import { type Seen, seenBy } from "./seen";
import type { Shown } from "./shown";
import type { Came } from "./slow-finds";
import { TalkLog } from "./talk";

/** Everything known about one table: the events received, and what I am about to point at. */
export class KnownTable {
  readonly clock = new TableClock();
  readonly clockSet = signal(0); // how often; running times are drawn again
  readonly gathering = signal<Gathering | null>(null);
  readonly names = signal<Readonly<Record<string, string>>>({});
  readonly you = signal<string | null>(null);
  readonly state = signal<LineState>("coming");
  readonly farewell = signal<Goodbye | null>(null);
  readonly chosen = signal<readonly Card[]>([]);
  readonly turning = signal<Place | null>(null); // the card that I have pressed, until the answer is there
  readonly chosenDrawn = afterDrawn(this.chosen);
  readonly pointedOut = signal<PointedOut>({}); // by the others, as they point
  readonly shown = signal<Shown | null>(null);
  readonly opened = signal(false); // the whole explanation, where there is room only for its words
  readonly shownDrawn = afterDrawn(this.shown);
  came: Came = new Map(); // when each card on the table came
  readonly taken = signal<Taken | null>(null);
  readonly lingering = signal<Lingering | null>(null);
  readonly news = signal<readonly News[]>([]);
  readonly newsDrawn = afterDrawn(this.news);
  readonly told = signal<readonly TableEvent[]>([]); // in the last message
  readonly latest = signal<readonly News[]>([]); // of the last message, for those who listen
  readonly latestDrawn = afterDrawn(this.latest);
  readonly flash = signal<News | null>(null); // what has just happened, for a while
  readonly asking = signal(0); // since when the judge is being asked whether to take cards off
  readonly refused = signal<Answer>(null);
  readonly talk = new TalkLog();
  readonly kept = signal<Gathering | null>(null); // a result that I still look at, though it goes on
  readonly ranks = signal<readonly Rank[]>([]); // of the last match
  readonly seals = signal<readonly string[]>([]); // seen in this match before a card was
  readonly freed = signal(0); // how often a lock-out of mine was over
  readonly seen = computed<Seen | null>(() => this.#seen(this.gathering.value, this.you.value, this.freed.value));
  readonly seenDrawn = afterDrawn(this.seen);
  #seen(gathering: Gathering | null, you: string | null, _: number): Seen | null {
    return gathering && seenBy(gathering, you, Math.max(gathering.at, this.clock.now(performance.now())));
  }
  readonly lying = computed(() => withLingering(this.seen.value?.table?.layout ?? [], this.lingering.value));
}
