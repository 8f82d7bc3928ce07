/** What the options of a table say about talking and names. Pure. */
import type { Gathering, Options } from "../protocol/types";

/** Does anybody send anything at this table? */
export const mayTalk = ({ talk }: Options): boolean => talk !== "none" && talk !== "numbers";

/** Is there anybody to say something to? Bots do not listen. */
export const hasCompany = ({ sitters }: Gathering, you: string | null): boolean =>
  sitters.some(({ player, level }) => !level && player !== you);

/** Are people shown by numbers instead of names, as for a class? */
export const isNumbered = ({ talk }: Options): boolean => talk === "numbers";
