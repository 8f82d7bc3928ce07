/** How far the day is, in words. */
import { say } from "../words/speak";
import type { Day } from "./api";

export const stageOf = ({ status, started, setup }: Pick<Day, "status" | "started" | "setup">): string =>
  status === "finals" || status === "over"
    ? say("day-stage", { stage: status })
    : say("day-round", { round: started, of: String(setup.rounds) });
