/** One table, live: the line to it, and the ways to say something there. */
import type { Card } from "../cards/card";
import type { Place } from "../play/round";
import type { FromServer, Saying, Wave } from "../protocol/types";
import { pointingCalls } from "../rules/calling";
import { liesFaceDown } from "../rules/layout";
import { isFind } from "../rules/pattern";
import { engineRules } from "../rules/verdict";
import { type Answer, Line, type LineState, type Wire } from "../socket/line";
import { chooseCard, closeShown, isTouch, isWhole } from "./choosing";
import { hear } from "./hearing";
import { KnownTable } from "./known";
import { held, mayTurn } from "./may";
import { lookedAt, type Seen, toPoint } from "./seen";
import { showing } from "./shown";

export class Live extends KnownTable {
  readonly table: string;
  readonly code: string;
  #line: Line;
  #wish: "player" | "judge" | null = null; // to sit down as, once it is known who I am
  readonly #newWire: () => Wire;
  readonly #beside: readonly string[];
  #owner: string | null = null; // whose device this is; others may sit beside
  #joining = false;
  #drawnAt = 0;
  #pointedAt: readonly Card[] = []; // as far as the others have been told
  #touching = false; // a touch is on its way
  #showing = false; // a whole find is on its way

  constructor(table: string, code: string, newWire: () => Wire, beside: readonly string[] = []) {
    super();
    this.table = table;
    this.code = code;
    this.#newWire = newWire;
    this.#beside = beside;
    this.#line = this.#newLine();
    this.freed.subscribe(() => this.#showIfWhole()); // chosen while I was locked out
  }

  #newLine(): Line {
    const ears = { heard: (message: FromServer) => this.#heard(message), changed: this.#changed };
    const line = new Line(this.table, ears, this.#newWire, this.#beside);
    line.connect();
    return line;
  }

  readonly #changed = (state: LineState): void => {
    this.state.value = state;
  };

  /** Come again as somebody else: as the one this device has just become. */
  reconnect(): void {
    this.#line.end();
    this.#line = this.#newLine();
  }

  /** Try at once again, or stop waiting for a connection that the device knows to be gone. */
  readonly online = (): void => this.#line.connect();
  readonly offline = (): void => this.#line.drop();

  leave(): void {
    this.#line.end();
  }

  // ---- sitting down

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

  // ---- saying

  /** Send a command; a refusal is shown. If several share this device, the speaker is the one who plays now. */
  async say(saying: Saying, pressed?: Event, by = this.you.value): Promise<Answer> {
    this.refused.value = null;
    const reaction = pressed ? pressed.timeStamp - this.#drawnAt : null;
    const answer = await this.#line.say(saying, reaction, by === this.#owner ? null : by);
    if (answer) this.refused.value = answer;
    return answer;
  }

  /** Beside the game: a sign, a line, a report. They are not kept. */
  wave(sign: Wave["sign"]): void {
    this.#line.beside({ type: "Wave", sign });
  }
  chat(text: string): void {
    this.refused.value = null;
    this.#line.beside({ type: "Chat", text });
  }
  /** Tell the others that I have taken another name. */
  introduce(): void {
    this.#line.beside({ type: "Introduce" });
  }
  report(player: string): void {
    this.refused.value = null;
    this.#line.beside({ type: "Report", player });
  }

  /** I would like another match. */
  async playAgain(): Promise<void> {
    await this.say({ type: "PlayAgain" });
  }

  async call(pressed: Event): Promise<void> {
    closeShown(this);
    await this.say({ type: "Call" }, pressed);
  }

  /** Select a card, or deselect it; a call stands. The last card of a find shows it, if that is allowed now. */
  point(card: Card, pressed: Event): void {
    if (!chooseCard(this, card)) return;
    if (!this.#touching && isTouch(this, card)) void this.#touch(pressed);
    else this.#showIfWhole(pressed);
    this.#letSee();
  }

  /** A place is pressed: the card there is turned up, or pointed at. */
  press(place: Place, pressed: Event): void {
    const { table } = this.seen.value ?? {};
    const card = table?.layout[place];
    if (!table || !card || this.lingering.value?.cards.has(place)) return;
    if (liesFaceDown(table.rules)) void this.#turn(place, pressed);
    else this.point(card, pressed);
  }

  /** Turn up a card, unless I have it already; what was explained need not be looked at any longer. */
  async #turn(place: Place, pressed: Event): Promise<void> {
    const { seen } = this;
    const { table, you } = seen.value ?? {};
    if (!seen.value || !table || !you || !mayTurn(seen.value)) return;
    if (held(table, you).includes(table.layout[place] ?? "")) return;
    closeShown(this);
    this.turning.value = place;
    await this.say({ type: "Turn", place }, pressed);
    if (this.turning.value === place) this.turning.value = null;
  }

  /** Point at nothing, and close what is explained. */
  readonly clear = (): void => {
    this.chosen.value = [];
    this.asking.value = 0;
    closeShown(this);
    this.refused.value = null;
    this.#letSee();
  };

  /** The first card is the call (S-8); those that follow wait until it was heard. */
  async #touch(pressed: Event): Promise<void> {
    this.#touching = true;
    const refused = await this.say({ type: "Point", cards: this.chosen.value }, pressed);
    this.#touching = false;
    if (!refused) this.#showIfWhole();
  }

  #showIfWhole(pressed?: Event): void {
    const seen = this.seen.value;
    if (seen && !this.#touching && isWhole(this, seen)) void this.#show(this.chosen.value, seen, pressed);
  }

  /** Three cards are shown. A wrong trio is explained at once; a right one waits for the server. */
  async #show(cards: readonly Card[], { table, you }: Seen, pressed?: Event): Promise<void> {
    if (!table || !you) return;
    const right = !engineRules(table.rules) || isFind(table, cards);
    this.shown.value = showing(you, cards, right ? "waiting" : "wrong");
    this.chosen.value = [];
    const isCall = table.phase.type === "Searching" && pointingCalls(table.rules);
    this.#showing = true;
    const refused = await this.say({ type: "Point", cards }, isCall ? pressed : undefined);
    this.#showing = false;
    if (refused) this.shown.value = null;
  }

  /** While I am to point, the others see at which cards. What I only think of is mine. */
  #letSee(): void {
    const { table, you } = this.seen.value ?? {};
    const mine = table && you && toPoint(table).includes(you);
    const cards = mine ? this.chosen.value : [];
    if (this.#showing || cards === this.#pointedAt || cards.length + this.#pointedAt.length === 0) return;
    this.#pointedAt = cards;
    if (mine) this.#line.beside({ type: "PointAt", cards, ...(you === this.#owner ? {} : { by: you }) });
  }

  // ---- hearing

  #heard(message: FromServer): void {
    if (message.type === "Snapshot") this.#owner = message.you;
    const before = lookedAt(this.seen.value);
    hear(this, message, performance.now());
    const now = lookedAt(this.seen.value);
    if (now !== null && now !== before) this.#drawn();
    if (message.type === "Snapshot") this.#sit();
    if (message.type !== "Told") return;
    this.#showIfWhole();
    this.#letSee();
  }

  /** From when on the player can see it: the reaction is measured from there. */
  #drawn(): void {
    requestAnimationFrame(() => {
      this.#drawnAt = performance.now();
    });
  }
}
