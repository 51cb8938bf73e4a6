import type { ReactNode } from 'react';

/** A column of a table. The first one names the row, and always shows. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** `number` stands at the end of its cell, in figures of one width. */
  readonly kind?: 'text' | 'number';
  /** Whether the table can be sorted by it. */
  readonly isSortable?: boolean;
}

/** A filter over the table: one of its choices, or all rows. */
export interface TableFilter {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** What can be done with the rows that are chosen. */
export interface BulkAction {
  readonly id: string;
  readonly label: string;
  readonly onPick: (ids: readonly RowId[]) => void;
}

/** What distinguishes a row from all others, on whichever page. */
export type RowId = string | number;

/** The columns that show: those that are not hidden, and the first in any case. */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
): readonly Column<Row>[] {
  return columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
}
