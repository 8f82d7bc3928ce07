/**
 * The table's own clock, as far as it is known here: the times of messages, less their delay.
 * The fastest message of a connection is the best estimate; while the table is paused its clock stands still.
 */
export class TableClock {
  #ahead: number | null = null;
  #stoppedAt: number | null = null;

  /** The table's clock showed `at` when something was sent that came in at `here`, on this device's clock. */
  hear(at: number, here: number): void {
    this.#ahead = Math.max(this.#ahead ?? Number.NEGATIVE_INFINITY, at - here);
  }

  /** Forget what was known: a new connection, or a clock that goes on after a pause. */
  forget(): void {
    this.#ahead = null;
    this.#stoppedAt = null;
  }

  stop(at: number): void {
    this.#stoppedAt = at;
  }

  /** What the table's clock shows now. */
  now(here: number): number {
    return this.#stoppedAt ?? here + (this.#ahead ?? 0);
  }
}
