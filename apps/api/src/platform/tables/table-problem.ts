import type { TableFault, TableProblem } from '@boardwalk/sdk-core/vocabulary/imports/table-faults';

/** A row with problems. */
export interface WrongTableRow<Fault extends string> {
  readonly row: number;
  readonly problems: readonly TableProblem<Fault>[];
}

/** A problem of a table as a whole, or of a row of it. */
export function tableProblem<Fault extends string = TableFault>(
  row: number,
  fault: Fault,
  bound?: number,
): TableProblem<Fault> {
  return {
    row,
    column: null,
    field: null,
    fault,
    value: '',
    bound: bound === undefined ? null : String(bound),
  };
}

/** Rows with problems, and one more problem; a row stands among them once. */
export function withProblem<Fault extends string>(
  wrong: readonly WrongTableRow<Fault>[],
  problem: TableProblem<Fault>,
): readonly WrongTableRow<Fault>[] {
  const others = wrong.filter(({ row }) => row !== problem.row);
  const same = wrong.find(({ row }) => row === problem.row)?.problems ?? [];
  return [...others, { row: problem.row, problems: [...same, problem] }];
}
