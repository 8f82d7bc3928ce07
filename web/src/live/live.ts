/** One table, live: what was told of it, what I am about to point at, and the ways to say something there. */
import { computed, signal } from "@preact/signals";
import type { Card } from "../cards/card";
import { evolveTable } from "../fold/gathering";
import type { FromServer, Gathering, Goodbye, Rank, Saying, TableEvent } from "../protocol/types";
import { TableClock } from "../socket/clock";
import { type Answer, Line, type LineState, type Wire } from "../socket/line";
import { buzz } from "../sound/buzz";
import { soundOf } from "../sound/ears";
import { play } from "../sound/sound";
import type { Taken } from "../table/Layout";
import { afterDrawn } from "./drawn";
import { mayPoint, takeOffCount } from "./may";
import { type News, newsOf } from "./news";
import { cardsAreUnseen, isFind, linkCards, pickSize, pointingCalls, type Seen, seenBy } from "./seen";
import { TalkHeard } from "./talk";

/** Cards that somebody has pointed at, and what came of it. Right ones of mine wait for the server. */
export interface Shown {
  readonly by: string;
  readonly cards: readonly Card[];
  readonly verdict: "waiting" | "right" | "wrong";
  readonly lost: number; // points
}

const NEWS_KEPT = 30;
const FLASH_MS = 4_000;

export class Live {
  readonly table: string;
  readonly code: string;
  readonly clock = new TableClock();
  readonly clockSet = signal(0); // how often: what runs down is drawn anew
  readonly gathering = signal<Gathering | null>(null);
  readonly names = signal<Readonly<Record<string, string>>>({});
  readonly you = signal<string | null>(null);
  readonly state = signal<LineState>("coming");
  readonly farewell = signal<Goodbye | null>(null);
  readonly chosen = signal<readonly Card[]>([]);
  readonly chosenDrawn = afterDrawn(this.chosen);
  readonly shown = signal<Shown | null>(null);
  readonly taken = signal<Taken | null>(null);
  readonly news = signal<readonly News[]>([]);
  readonly told = signal<readonly TableEvent[]>([]); // in the last message
  readonly latest = signal<readonly News[]>([]); // of the last message, for those who listen
  readonly flash = signal<News | null>(null); // what has just happened, for a while
  readonly refused = signal<Answer>(null);
  readonly talk = new TalkHeard();
  readonly ranks = signal<readonly Rank[]>([]); // of the last match
  readonly seals = signal<readonly string[]>([]); // seen in this match before a card was
  readonly seen = computed<Seen | null>(() => this.gathering.value && seenBy(this.gathering.value, this.you.value));
  #line: Line;
  #wish: "player" | "judge" | null = null; // to sit down as, once it is known who I am
  readonly #newWire: () => Wire;
  readonly #beside: readonly string[];
  #owner: string | null = null; // whose device this is; others may sit beside
  #joining = false;
  #drawnAt = 0;

  constructor(table: string, code: string, newWire: () => Wire, beside: readonly string[] = []) {
    this.table = table;
    this.code = code;
    this.#newWire = newWire;
    this.#beside = beside;
    this.#line = this.#newLine();
  }

  #newLine(): Line {
    const ears = { heard: (message: FromServer) => this.#heard(message), changed: this.#changed };
    const line = new Line(this.table, ears, this.#newWire, this.#beside);
    line.connect();
    return line;
  }

  /** Come again as somebody else: as the one this device has just become. */
  reconnect(): void {
    this.#line.end();
    this.#line = this.#newLine();
  }

  /** Sit down; a spectator comes again under the name that was just given. */
  joinAs(role: "player" | "judge"): void {
    this.#wish = role;
    if (this.you.value) this.#sit();
    else this.reconnect();
  }

  #sit(): void {
    const role = this.#wish;
    this.#wish = null;
    if (role) void this.join(role);
  }

  /** Ask for a seat, once. */
  async join(role: "player" | "judge" = "player"): Promise<void> {
    if (!this.you.value || this.seen.value?.sitting || this.#joining) return;
    this.#joining = true;
    await this.say({ type: "Join", role });
    this.#joining = false;
  }

  /** Try at once again, or stop waiting for a connection that the device knows to be gone. */
  readonly online = (): void => this.#line.connect();
  readonly offline = (): void => this.#line.drop();

  leave(): void {
    this.#line.end();
  }

  // ---- saying

  /** Say something; a refusal is shown. Where several sit at this device, it is whoever plays there now who says it. */
  async say(saying: Saying, pressed?: Event, by = this.you.value): Promise<Answer> {
    this.refused.value = null;
    const reaction = pressed ? pressed.timeStamp - this.#drawnAt : null;
    const answer = await this.#line.say(saying, reaction, by === this.#owner ? null : by);
    if (answer) this.refused.value = answer;
    return answer;
  }

  /** Beside the game: a sign, a line, a report. They are not kept. */
  wave(sign: string): void {
    this.#line.beside({ type: "Wave", sign });
  }
  chat(text: string): void {
    this.refused.value = null;
    this.#line.beside({ type: "Chat", text });
  }
  report(player: string): void {
    this.refused.value = null;
    this.#line.beside({ type: "Report", player });
  }

  /** Point at a card, or no longer. The last card of a find shows it, if that may be done now. */
  point(card: Card, pressed: Event): void {
    const seen = this.seen.value;
    if (!seen?.table || !this.#mayChoose(seen)) return;
    if (this.shown.value?.verdict !== "waiting") this.shown.value = null;
    const { value: chosen } = this.chosen;
    const size = takeOffCount(seen) || pickSize(seen.table.rules);
    if (chosen.includes(card)) this.chosen.value = chosen.filter((one) => one !== card);
    else if (chosen.length < size) this.chosen.value = [...chosen, card];
    this.#showIfWhole(pressed);
  }

  #mayChoose({ seat, you, table }: Seen): boolean {
    const { value: shown } = this.shown;
    if (!seat || !you || table?.phase.type === "Over") return false;
    if (shown?.verdict === "waiting" && shown.by === you) return false; // what others show keeps nobody from choosing
    return seat.role === "player" || seat.role === "judge";
  }

  /** Point at nothing, and close what is explained. */
  readonly clear = (): void => {
    this.chosen.value = [];
    if (this.shown.value?.verdict !== "waiting") this.shown.value = null;
    this.refused.value = null;
  };

  async call(pressed: Event): Promise<void> {
    if (this.shown.value?.verdict !== "waiting") this.shown.value = null;
    await this.say({ type: "Call" }, pressed);
  }

  #showIfWhole(pressed?: Event): void {
    const seen = this.seen.value;
    if (!seen?.table || !mayPoint(seen) || cardsAreUnseen(seen.table.rules)) return;
    if (this.chosen.value.length === pickSize(seen.table.rules)) void this.#show(this.chosen.value, seen, pressed);
  }

  /** Three cards are shown. Wrong is said at once, with why; “yours” waits for the server. */
  async #show(cards: readonly Card[], { table, you }: Seen, pressed?: Event): Promise<void> {
    if (!table || !you) return;
    const right = table.rules.verdict.type !== "ByEngine" || isFind(table, cards);
    this.shown.value = { by: you, cards, verdict: right ? "waiting" : "wrong", lost: 0 };
    this.chosen.value = [];
    const isCall = table.phase.type === "Searching" && pointingCalls(table.rules);
    const refused = await this.say({ type: "Point", cards }, isCall ? pressed : undefined);
    if (refused) this.shown.value = null;
  }

  // ---- hearing

  readonly #changed = (state: LineState): void => {
    this.state.value = state;
  };

  #heard(message: FromServer): void {
    const here = performance.now();
    switch (message.type) {
      case "Snapshot":
        this.#setClock(message.at, message.table);
        this.#owner = message.you;
        this.you.value = message.you;
        this.names.value = { ...this.names.value, ...message.names };
        this.gathering.value = message.table;
        if (this.shown.value?.verdict === "waiting") this.shown.value = null;
        this.#keepChosen();
        this.#drawn();
        this.#sit();
        break;
      case "Told":
        this.#told(message.events, here);
        break;
      case "Names":
        this.names.value = { ...this.names.value, ...message.names };
        break;
      case "Waved":
        this.talk.waved(message.by, message.sign);
        break;
      case "Chatted":
        this.talk.chatted(message.by, message.text);
        break;
      case "Reported":
        this.talk.reported.value = message.player;
        break;
      case "UpToDate":
        this.#setClock(message.at, this.gathering.value);
        break;
      case "Refused":
        this.refused.value = message;
        break;
      case "Goodbye":
        this.farewell.value = message;
        break;
      case "Done":
        break;
    }
  }

  /** What one command caused is shown as one change. */
  #told(events: readonly TableEvent[], here: number): void {
    let gathering = this.gathering.value;
    const news: News[] = [];
    let taken: Taken | null = null;
    for (const event of events) {
      const told = newsOf(event, gathering?.match?.table ?? null);
      if (told) news.push(told);
      this.#remember(event, gathering);
      gathering = evolveTable(gathering, event);
      if (event.type === "SetTaken") taken = { cards: event.gone as Card[], score: scoreOf(event.by) };
    }
    if (gathering && this.state.value === "there") this.clock.hear(gathering.at, here);
    this.taken.value = taken;
    this.gathering.value = gathering;
    this.told.value = events;
    this.latest.value = news;
    this.news.value = [...news.toReversed().filter(listed), ...this.news.value].slice(0, NEWS_KEPT);
    this.#flash(news.findLast(listed) ?? null);
    this.#sound(events, news);
    this.#keepChosen();
    this.#drawn();
    this.#showIfWhole();
  }

  #sound(events: readonly TableEvent[], news: readonly News[]): void {
    const sound = soundOf(
      events,
      news.some(({ message }) => message === "told-dealt"),
    );
    if (sound) play(sound);
    if (events.some((event) => event.type === "CallFailed" && event.by === this.you.value)) buzz("wrong");
  }

  #flash(news: News | null): void {
    if (!news) return;
    this.flash.value = news;
    setTimeout(() => {
      if (this.flash.value === news) this.flash.value = null;
    }, FLASH_MS);
  }

  /** What the page knows beside the state of the table: what was shown, seals, ranks, the stopped clock. */
  #remember(event: TableEvent, before: Gathering | null): void {
    switch (event.type) {
      case "SetPointed":
        if (event.cards.length > 0 && event.by !== this.you.value)
          this.shown.value = { by: event.by, cards: event.cards as Card[], verdict: "waiting", lost: 0 };
        break;
      case "SetTaken":
        this.shown.value = { by: event.by, cards: event.cards as Card[], verdict: "right", lost: 0 };
        break;
      case "CallFailed":
        this.#failed(event.by, event.why);
        break;
      case "PointsLost":
        if (this.shown.value?.by === event.by && this.shown.value.verdict === "wrong")
          this.shown.value = { ...this.shown.value, lost: event.points };
        break;
      case "SetCalled":
        if (event.by !== this.you.value && this.shown.value?.verdict === "right") this.shown.value = null;
        break;
      case "MatchOpened":
        this.ranks.value = [];
        this.seals.value = [];
        break;
      case "RoundOpened":
        this.shown.value = null;
        this.chosen.value = [];
        break;
      case "DeckSealed":
        this.seals.value = [...this.seals.value, event.seal];
        break;
      case "MatchEnded":
        this.ranks.value = event.ranks;
        break;
      case "TablePaused":
        this.clock.forget();
        if (event.paused) this.clock.stop(Math.max(event.at, before?.at ?? 0));
        break;
    }
  }

  #failed(by: string, why: string): void {
    const { value: shown } = this.shown;
    if (shown?.by !== by) return;
    this.shown.value = why === "wrong" ? { ...shown, verdict: "wrong" } : null;
  }

  /** My half-made selection survives what the others do, but for cards that have gone. */
  #keepChosen(): void {
    const table = this.seen.value?.table;
    if (!table) return;
    const reach: readonly (string | null)[] = [...table.layout, ...linkCards(table)];
    if (this.chosen.value.some((card) => !reach.includes(card)))
      this.chosen.value = this.chosen.value.filter((card) => reach.includes(card));
  }

  /** From when on the player can see it: the reaction is measured from there. */
  #drawn(): void {
    requestAnimationFrame(() => {
      this.#drawnAt = performance.now();
    });
  }

  /** What the table's clock shows was just said: after a lost connection it may be anything. */
  #setClock(at: number, gathering: Gathering | null): void {
    this.clock.forget();
    this.clock.hear(at, performance.now());
    if (gathering?.paused) this.clock.stop(at);
    this.clockSet.value++;
  }
}

/** The figure that a player's cards go to. */
export const scoreOf = (player: string): string => `[data-score="${CSS.escape(player)}"]`;

const UNLISTED = ["", "told-called", "told-asked"];
const listed = ({ message }: News): boolean => !UNLISTED.includes(message);
