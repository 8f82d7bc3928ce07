/** The fold of a table's log: who sits there, what they have agreed on, and the match they play. */
import type { Gathering, MatchEvent, MatchOpened, Sitter, TableEvent, TableOpened } from "../protocol/types";
import { hasJudge } from "../rules/verdict";
import { evolveMatch, openedMatch } from "./match";

/** The table after one event. Before the first there is none. */
export function evolveTable(gathering: Gathering | null, event: TableEvent): Gathering {
  if (event.type === "TableOpened") return seated(openedTable(event));
  if (!gathering) throw new Error(`${event.type} came before the table was opened`);
  const { at } = event;
  switch (event.type) {
    case "TableChanged":
      return seated({ ...gathering, at, rules: event.rules, options: event.options, again: [] });
    case "SeatChanged":
      return {
        ...gathering,
        at,
        sitters: gathering.sitters.map((one) => (one.player === event.by ? { ...one, role: event.role } : one)),
      };
    case "TableLocked":
      return { ...gathering, at, locked: event.locked };
    case "TablePaused":
      return { ...gathering, at, paused: event.paused };
    case "BotAdded":
      return { ...gathering, at, sitters: [...gathering.sitters, sitting(event.bot, "player", event.level)] };
    case "AgainSaid":
      return { ...gathering, at, again: [...gathering.again, event.by] };
    case "PresenceChanged":
      return { ...present(gathering, event.by, event.present), at };
    case "CallsWeighed":
    case "CalledAfter":
      return { ...gathering, at };
    case "MatchOpened":
      return { ...gathering, at, match: openedMatch(event), matches: gathering.matches + 1, again: [] };
    case "RoundOpened":
    case "RoundCounted":
      return { ...inMatch(gathering, event), again: [] }; // what was wished for is dealt, or something else
    default:
      return people(inMatch(gathering, event), event);
  }
}

const openedTable = ({ by, rules, options, at }: TableOpened): Gathering => ({
  type: "Gathering",
  host: by,
  rules,
  options,
  at,
  sitters: [sitting(by)],
  removed: [],
  locked: false,
  paused: false,
  matches: 0,
  match: null,
  again: [],
});

const sitting = (player: string, role: Sitter["role"] = "player", level = 0): Sitter => ({
  type: "Sitter",
  player,
  role,
  level,
  present: true,
});

/** Is there a judge's seat, taken or open? */
export const isJudged = ({ rules, options }: Pick<Gathering, "rules" | "options">): boolean =>
  hasJudge(rules) && options.judge !== "nobody";

/** Who is judge after the host's choice: the host, a person already in the seat, or nobody. */
function seated(gathering: Gathering): Gathering {
  const judged = isJudged(gathering);
  if (judged && gathering.options.judge !== "host") return gathering;
  const roleOf = (player: string) => (judged && player === gathering.host ? "judge" : "player");
  return { ...gathering, sitters: gathering.sitters.map((one) => ({ ...one, role: roleOf(one.player) })) };
}

type InMatch = Exclude<MatchEvent, MatchOpened>;

function inMatch(gathering: Gathering, event: InMatch): Gathering {
  const { match } = gathering;
  return { ...gathering, at: event.at, match: !match || match.ended ? match : evolveMatch(match, event) };
}

const present = (gathering: Gathering, player: string, is: boolean): Gathering => ({
  ...gathering,
  sitters: gathering.sitters.map((one) => (one.player === player ? { ...one, present: is } : one)),
});

/** People who join or leave a round also join or leave the table. */
function people(gathering: Gathering, event: InMatch): Gathering {
  const { sitters } = gathering;
  switch (event.type) {
    case "PlayerJoined":
      if (sitters.some(({ player }) => player === event.by)) return gathering;
      return { ...gathering, sitters: [...sitters, sitting(event.by, event.role === "judge" ? "judge" : "player")] };
    case "PlayerLeft":
    case "PlayerReturned":
      return present(gathering, event.by, event.type === "PlayerReturned");
    case "PlayerRemoved":
      return {
        ...gathering,
        sitters: sitters.filter(({ player }) => player !== event.player),
        removed: [...gathering.removed, event.player],
      };
    case "HostChanged":
      return { ...gathering, host: event.player };
    default:
      return gathering;
  }
}
