import type { Table } from "../protocol/types";

/** What one event changes of a table. */
export type Change = Partial<Omit<Table, "type">>;
