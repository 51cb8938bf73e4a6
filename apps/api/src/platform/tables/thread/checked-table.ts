/** A table to check, by a module that exports its `checkTable` (`CheckTable`). */
export interface TableTask {
  /** Address of the module. */
  readonly checker: string;
  readonly bytes: Uint8Array;
  /** What the table is checked by beside its bytes; it is copied into the thread. */
  readonly surroundings: unknown;
}

/** A row that can be imported, or what is wrong with it. */
export interface CheckedRow {
  readonly row: number;
  /** Of a right row: the same row has the same, whichever table it stands in. */
  readonly key?: string;
  readonly problems?: readonly unknown[];
}

/** A table as it was checked. */
export interface CheckedTable<Right extends CheckedRow, Wrong extends CheckedRow> {
  /** Rows of it, without the names of its columns. */
  readonly rows: number;
  readonly right: readonly Right[];
  readonly wrong: readonly Wrong[];
  /** What is said of the table as a whole. */
  readonly summary?: unknown;
}

/** What a module of a table's checker exports as `checkTable`. */
export type CheckTable = (
  bytes: Uint8Array,
  surroundings: unknown,
) => Promise<CheckedTable<CheckedRow, CheckedRow>>;

/** What a table has, without its rows. */
export interface TableOutline {
  readonly rows: number;
  /** Of the right ones. */
  readonly keys: readonly string[];
  readonly problems: number;
  readonly summary: unknown;
}
