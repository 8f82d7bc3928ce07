/** The stake on a super round. */
import type { SuperRoundStarted, Table } from "../protocol/types";

type Stake = Table["stake"];

const playersOf = (stake: Stake): readonly string[] => (stake.type === "Staked" ? stake.players : []);

export const staked = (stake: Stake, player: string): Stake => ({
  type: "Staked",
  players: [...playersOf(stake), player],
});

export const started = (stake: Stake, { until, card }: SuperRoundStarted): Stake => ({
  type: "Running",
  players: playersOf(stake),
  until,
  card,
});
