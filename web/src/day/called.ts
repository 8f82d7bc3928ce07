import { say } from "../words/speak";
import type { Day } from "./api";
import { nameOf } from "./seats";

/** How somebody is called where no number stands beside it: by name, or by number if the public knows no name. */
export const calledOf = (day: Day, number: number): string =>
  nameOf(day, number) || say("day-no", { number: String(number) });
