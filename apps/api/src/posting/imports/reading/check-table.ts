import { createHash } from 'node:crypto';
import type { CellProblem } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import type { ImportColumn } from '@boardwalk/sdk-core/posting/imports/columns';
import type { CellReading } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import {
  mostImportedRows,
  mostImportProblems,
} from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import { readCurrency } from '../../../platform/tables/read-amount.ts';
import { readRecords, type TableRecord } from '../../../platform/tables/read-records.ts';
import { shownCell } from '../../../platform/tables/shown-cell.ts';
import { tableProblem, withProblem } from '../../../platform/tables/table-problem.ts';
import { checkRow } from './check-row.ts';
import { type ColumnDictionary, dictionaryOf } from './column-dictionary.ts';
import type { RowSurroundings } from './read-row.ts';
import { readUnit } from './read-unit.ts';
import type { ReadyListing } from './ready-listing.ts';

/** The example of a template, by its reference: left as it is, it is no listing. */
export const exampleReference = 'EXAMPLE';

export interface RightRow {
  readonly row: number;
  readonly key: string;
  readonly ready: ReadyListing;
  readonly readings: readonly CellReading[];
}

export interface WrongRow {
  readonly row: number;
  readonly problems: readonly CellProblem[];
}

/** A table as it was checked. */
export interface CheckedTable {
  /** Listings in it. */
  readonly rows: number;
  readonly right: readonly RightRow[];
  /** Rows with problems; row 1, whose columns have some, is no listing. */
  readonly wrong: readonly WrongRow[];
}

/** What a table is checked by. */
export interface TableSurroundings
  extends Omit<RowSurroundings, 'header' | 'marks' | 'isCommaTable'> {
  readonly ownerId: number;
}

/**
 * Checks a table row by row; nothing is published. It ends at the first thing that is wrong with the
 * whole of it.
 */
export async function checkTable(
  bytes: Uint8Array,
  { ownerId, ...surroundings }: TableSurroundings,
): Promise<CheckedTable> {
  const right: RightRow[] = [];
  const wrong: WrongRow[] = [];
  const rowsByKey = new Map<string, number>();
  let header: Header | undefined;
  let rows = 0;
  let problems = 0;
  let end: CellProblem | undefined;
  for await (const record of readRecords(bytes)) {
    if ('fault' in record) {
      end = { ...tableProblem(record.row, record.fault, record.bound), column: record.column };
      break;
    }
    if (!header) {
      header = readHeader(record, surroundings.kind);
      if (header.problems.length > 0) wrong.push({ row: record.row, problems: header.problems });
      if (header.isIncomplete) break;
      continue;
    }
    if (isExample(record, header)) continue;
    rows += 1;
    if (rows > mostImportedRows) {
      rows = mostImportedRows;
      end = tableProblem(record.row, 'tooManyRows', mostImportedRows);
      break;
    }
    const { columns, marks, isCommaTable } = header;
    const checked = await checkRow(record, {
      ...surroundings,
      header: columns,
      marks,
      isCommaTable,
    });
    if ('problems' in checked) {
      if (checked.problems.length > 0) wrong.push(checked);
      problems += checked.problems.length;
      if (problems <= mostImportProblems) continue;
      end = tableProblem(record.row, 'tooManyProblems', mostImportProblems);
      break;
    }
    const { row, reference, ready, readings, written } = checked;
    const key = rowKey([ownerId, surroundings.kind, reference ?? written]);
    const former = rowsByKey.get(key);
    if (former === undefined) right.push({ row, key, ready, readings });
    else wrong.push({ row, problems: [twice(checked, header, former)] });
    rowsByKey.set(key, former ?? row);
  }
  if (rows === 0 && !end && !header?.isIncomplete) end = tableProblem(1, 'noRows');
  const ended = end ? withProblem(wrong, end) : wrong;
  // A table that is not read to its end, or lacks a column, is not half imported.
  return { rows, right: end || header?.isIncomplete ? [] : right, wrong: ended };
}

/** The same row has the same key, whichever table it stands in. */
function rowKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function twice(
  { row, reference }: { readonly row: number; readonly reference: string | undefined },
  { columns }: Header,
  former: number,
): CellProblem {
  const at = columns.findIndex((column) => column?.field === 'reference');
  const isNamed = reference !== undefined && at >= 0;
  return {
    row,
    column: isNamed ? at + 1 : null,
    field: isNamed ? 'reference' : null,
    fault: isNamed ? 'referenceTwice' : 'twice',
    value: isNamed ? shownCell(reference) : '',
    bound: String(former),
  };
}

interface Header extends Pick<RowSurroundings, 'marks' | 'isCommaTable'> {
  readonly columns: readonly (ImportColumn | undefined)[];
  readonly problems: readonly CellProblem[];
  /** No listing can be made without a column that is not there. */
  readonly isIncomplete: boolean;
}

function readHeader({ row, cells, separator }: TableRecord, kind: RowSurroundings['kind']): Header {
  const dictionary = dictionaryOf(kind);
  const problems: CellProblem[] = [];
  const named = cells.map((cell) => findMarkedColumn(cell, dictionary));
  const columns = named.map((one) => one?.column);
  const kept = columns.map((column, index) => {
    const fault = !column ? 'unknownColumn' : 'doubleColumn';
    const value = shownCell(cells[index] ?? '');
    if (column && columns.indexOf(column) === index) return column;
    if (value === '') return undefined;
    const field = column?.field ?? null;
    problems.push({ row, column: index + 1, field, fault, value, bound: null });
    return undefined;
  });
  const missing = dictionary.columns.filter(
    (column) => column.isRequired && !columns.includes(column),
  );
  for (const { field } of missing) {
    problems.push({ ...tableProblem(row, 'missingColumn'), field });
  }
  const marks = new Map(
    named.flatMap((one, index) =>
      one?.mark !== undefined && kept[index] ? [[one.column.field, one.mark] as const] : [],
    ),
  );
  return {
    columns: kept,
    marks,
    isCommaTable: separator === ',',
    problems,
    isIncomplete: missing.length > 0,
  };
}

interface MarkedColumn {
  readonly column: ImportColumn;
  readonly mark?: string;
}

/** A column by its name, or by one with its unit or currency behind: `Living area (sq ft)`, `Price (USD)`. */
function findMarkedColumn(cell: string, dictionary: ColumnDictionary): MarkedColumn | undefined {
  const whole = dictionary.findColumn(cell);
  if (whole) return { column: whole };
  const [, name = '', mark = ''] = /^([^([]+)[([]([^)\]]+)[)\]]$/.exec(cell.trim()) ?? [];
  const column = dictionary.findColumn(name);
  if (!column) return undefined;
  const { control } = column;
  if (control.as === 'measure') return readUnit(control.measure, mark) && { column, mark };
  if (control.as !== 'money') return undefined;
  // A sign alone is that of three countries.
  if (mark.trim() === '$') return { column };
  return readCurrency(mark) && { column, mark };
}

function isExample({ cells }: TableRecord, { columns }: Header): boolean {
  const at = columns.findIndex((column) => column?.field === 'reference');
  return cells[at]?.trim().toUpperCase() === exampleReference;
}
