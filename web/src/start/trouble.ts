import { Trouble } from "../api";

/** What went wrong with a request; without an answer, the connection. */
export const troubleOf = (error: unknown): Trouble => (error instanceof Trouble ? error : new Trouble("offline", ""));
