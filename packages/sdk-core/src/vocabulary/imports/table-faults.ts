/** What can be wrong with a table as a whole, or with the file that it should be. */
export const tableFaults = [
  'missingColumn',
  'unknownColumn',
  'doubleColumn',
  'noRows',
  'tooManyRows',
  'tooManyColumns',
  'tooManyProblems',
  'rowTooLong',
  'notText',
  'workbook',
  'unreadable',
] as const;
export type TableFault = (typeof tableFaults)[number];

/** A fault by row and column. */
export interface TableProblem<Fault extends string = TableFault> {
  /** As the spreadsheet counts: the first has the names of the columns. */
  readonly row: number;
  /** From 1; null where the row or the table as a whole is at fault. */
  readonly column: number | null;
  /** The field of the column, where it is one. */
  readonly field: string | null;
  readonly fault: Fault;
  /** What stands there, shortened. */
  readonly value: string;
  /** What would do, where the fault has a bound: the least or the most, or the other row. */
  readonly bound: string | null;
}

/** The letters by which spreadsheets name a column: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  const before = Math.floor((column - 1) / 26);
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return before > 0 ? columnLetters(before) + last : last;
}
