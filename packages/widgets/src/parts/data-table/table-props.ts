import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { TablePage, TableState } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import type { ComponentType, ReactNode } from 'react';
import type { IconNode } from '../../kit/icon/Icon.tsx';
import type { BulkAction, Column, RowId, TableFilter } from './column.ts';

/** What the menu of columns shows, and what it reports. */
export interface ColumnMenuProps {
  /** Those that can be hidden. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly hidden: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** What a table shows, and what it reports. */
export interface DataTableProps<Row> {
  /** What the rows are, as a plain name within a sentence: "orders". */
  readonly name: string;
  /** The first names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => RowId;
  /** The row in words, for who chooses it without seeing. */
  readonly rowName: (row: Row) => string;
  /** The page that shows: a store's state, or `ready` with what `findRows` answers where all are at hand. */
  readonly remote: Remote<TablePage<Row>, Problem>;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  readonly onRetry: () => void;
  /** In place of rows that can't be shown: a way to sign in, say. Another try, where it is absent. */
  readonly failure?: (problem: Problem) => ReactNode;
  readonly pageSize: number;
  /** `ColumnMenu` where columns can be hidden; a table without it brings no menu. */
  readonly columnMenu?: ComponentType<ColumnMenuProps>;
  /** A search of its own, which states what was searched where there is not one row. */
  readonly search?: ReactNode;
  /** Whether words can be looked for. */
  readonly isSearchable?: boolean;
  readonly filters?: readonly TableFilter[];
  /** Rows can be chosen where there is something to do with them. */
  readonly actions?: readonly BulkAction[];
  /** What to say, and to offer, where there is not one row. */
  readonly empty: {
    readonly title: string;
    readonly advice?: string;
    readonly icon?: IconNode;
    readonly children?: ReactNode;
  };
}
