/** What the host may say about the table and the people there. The engine has the last word, as in `may`. */
import { playing, type Seen } from "./seen";

/** A table can be paused during a match, not before or after. */
export const mayPause = ({ hosting, gathering }: Seen): boolean => hosting && playing(gathering);

export const mayLock = ({ hosting }: Seen): boolean => hosting;

/** A person who is there. */
export const mayHandOver = ({ hosting, you, gathering }: Seen, player: string): boolean =>
  hosting && player !== you && gathering.sitters.some((one) => one.player === player && one.present && !one.level);

/** Anyone but the host. */
export const mayRemove = ({ hosting, you, gathering: { host, sitters } }: Seen, player: string): boolean =>
  hosting && player !== you && player !== host && sitters.some((one) => one.player === player);
