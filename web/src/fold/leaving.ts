import type { Table } from "../protocol/types";

/** Some players but for one. */
export const without = (players: readonly string[], player: string): readonly string[] =>
  players.filter((one) => one !== player);

/** A player who leaves loses all votes and stakes; a super round in progress goes on. */
export function votesWithout(
  table: Table,
  player: string,
): Pick<Table, "none_here" | "off" | "flip_votes" | "stake" | "phase"> {
  return {
    none_here: without(table.none_here, player),
    off: without(table.off, player),
    flip_votes: table.flip_votes.filter((vote) => !vote.includes(player)),
    stake: stakeWithout(table.stake, player),
    phase: phaseWithout(table.phase, player),
  };
}

function stakeWithout(stake: Table["stake"], player: string): Table["stake"] {
  if (stake.type !== "Staked") return stake;
  const players = without(stake.players, player);
  return players.length > 0 ? { ...stake, players } : { type: "NoStake" };
}

function phaseWithout(phase: Table["phase"], player: string): Table["phase"] {
  switch (phase.type) {
    case "Pointed":
      return { ...phase, right: without(phase.right, player), wrong: without(phase.wrong, player) };
    case "Disputed":
      return { ...phase, votes: phase.votes.filter(([voter]) => voter !== player) };
    default:
      return phase;
  }
}
