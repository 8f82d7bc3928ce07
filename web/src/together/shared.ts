/** A table on a screen that several people share: the caller is the one who points. */
import { effect, signal } from "@preact/signals";
import { rests, watchTurns } from "../buzzer/rest";
import type { Card } from "../cards/card";
import { isClose } from "../live/close-calls";
import { Live } from "../live/live";
import { mayPoint, maySayNoSet, mayTurn } from "../live/may";
import { seenBy, toPoint } from "../live/seen";
import type { Place } from "../play/round";
import type { Gathering, Saying, Table } from "../protocol/types";
import { liesFaceDown } from "../rules/layout";
import { tiesWithinMs } from "../rules/ties";
import type { Wire } from "../socket/line";
import { buzz } from "../sound/buzz";
import type { Person } from "./people";

const NUDGE_MS = 3_000;

/** Whose turn it is to point; of several who may all show, the first who has not yet. */
export function pointer(table: Table): string | null {
  return (table.phase.type === "Pointed" ? table.phase.by : toPoint(table)[0]) ?? null;
}

export class SharedLive extends Live {
  readonly people: readonly Person[];
  readonly nudged = signal(false); // somebody points who has not called
  readonly #stop: () => void;
  readonly #turns = watchTurns(this);

  constructor(table: string, code: string, newWire: () => Wire, people: readonly Person[]) {
    super(
      table,
      code,
      newWire,
      people.flatMap(({ token }) => token || []),
    );
    this.people = people;
    this.#stop = effect(() => this.#follow(this.gathering.value));
  }

  override leave(): void {
    this.#stop();
    this.#turns.stop();
    super.leave();
  }

  /** From here on `you` is the player who points, and the owner of the device while nobody does. */
  #follow(gathering: Gathering | null): void {
    const table = gathering?.match?.table;
    const by = table ? pointer(table) : null;
    const next = this.people.find(({ player }) => player === by) ?? this.people[0];
    if (!next || next.player === this.you.peek()) return;
    this.you.value = next.player;
    this.chosen.value = [];
  }

  /** Cards are for the player who has called; the others are told to call first. */
  override point(card: Card, pressed: Event): void {
    const seen = this.seen.value;
    if (seen?.table && seen.table.phase.type !== "Searching" && mayPoint(seen)) super.point(card, pressed);
    else this.#nudge();
  }

  override press(place: Place, pressed: Event): void {
    const seen = this.seen.value;
    if (seen?.table && liesFaceDown(seen.table.rules) && !mayTurn(seen)) this.#nudge();
    else super.press(place, pressed);
  }

  #nudge(): void {
    this.nudged.value = true;
    setTimeout(() => {
      this.nudged.value = false;
    }, NUDGE_MS);
  }

  /** One of them says something. A call closes what is being explained. */
  async act(player: string, saying: Saying, pressed: Event): Promise<void> {
    if (rests(saying.type, this.#turns.last(), performance.now())) return;
    const isCall = saying.type === "Call";
    this.nudged.value = false;
    if (isCall && this.shown.value?.verdict === "wrong") this.shown.value = null;
    if (isCall) buzz("call");
    await this.say(saying, isCall ? pressed : undefined, player);
  }

  /** One of them presses while another's call runs: just as quick, perhaps, where the rules ask about that (S-7). */
  late(player: string, pressed: Event): void {
    const { value: gathering } = this.gathering;
    const ties = gathering && tiesWithinMs(gathering.rules) !== null;
    if (gathering && ties && isClose(this, seenBy(gathering, player))) void this.act(player, { type: "Call" }, pressed);
  }

  /** They have agreed aloud: each of them lets the round count that was ended early. */
  async letCount(): Promise<void> {
    for (const { player } of this.people) {
      if (!this.gathering.value?.match?.agreed.includes(player))
        await this.say({ type: "LetCount" }, undefined, player);
    }
  }

  /** They sit side by side and have agreed aloud: each of them says that there is none. */
  async noSet(): Promise<void> {
    for (const { player } of this.people) {
      const { value: gathering } = this.gathering;
      if (!gathering || !maySayNoSet(seenBy(gathering, player))) continue;
      if (await this.say({ type: "SayNoSet" }, undefined, player)) return;
    }
  }

  /** They sit side by side: when one of them presses, all want another match. */
  override async playAgain(): Promise<void> {
    for (const { player } of this.people) {
      if (this.gathering.value?.again.includes(player)) continue;
      if (await this.say({ type: "PlayAgain" }, undefined, player)) return;
    }
  }

  /** Everyone of them takes a seat. */
  async sitDown(): Promise<void> {
    for (const { player } of this.people) {
      const sits = this.gathering.value?.sitters.some((sitter) => sitter.player === player);
      if (!sits) await this.say({ type: "Join" }, undefined, player);
    }
  }

  /** All of them leave their seats. */
  async standUp(): Promise<void> {
    for (const { player } of this.people) await this.say({ type: "Leave" }, undefined, player);
  }
}
