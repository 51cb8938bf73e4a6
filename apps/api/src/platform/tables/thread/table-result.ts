/** A function in a module (`CheckTable`), which is called in another thread. */
export interface TableChecker {
  /** Address of the module. */
  readonly module: string;
  /** What it exports the function as. */
  readonly name: string;
}

/** A table to check. */
export interface TableTask {
  readonly checker: TableChecker;
  readonly bytes: Uint8Array;
  /** What the table is checked by beside its bytes; it is copied into the thread. */
  readonly surroundings: unknown;
}

/** A row that can be imported, or what is wrong with it. */
export interface TableRow {
  readonly row: number;
  /** Of a right row: the same row has the same, whichever table it stands in. */
  readonly key?: string;
  readonly problems?: readonly unknown[];
}

/** A table as it was checked. */
export interface TableResult<Right extends TableRow, Wrong extends TableRow> {
  /** Rows of it, without the names of its columns. */
  readonly rows: number;
  readonly right: readonly Right[];
  readonly wrong: readonly Wrong[];
  /** What is said of the table as a whole. */
  readonly summary?: unknown;
}

/** How a table is checked. */
export type CheckTable = (
  bytes: Uint8Array,
  surroundings: unknown,
) => Promise<TableResult<TableRow, TableRow>>;

/** What a table has, without its rows. */
export interface TableOutline {
  readonly rows: number;
  /** Of the right ones. */
  readonly keys: readonly string[];
  readonly problems: number;
  readonly summary: unknown;
}
