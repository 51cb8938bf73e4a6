import type { ReactNode } from 'react';

/** A column of a grid. */
export interface GridColumn {
  readonly id: string;
  readonly label: string;
  /** `yes` is a choice of two; Space turns it. */
  readonly kind?: 'text' | 'number' | 'yes';
  /** Whether its cells can be written. */
  readonly isEditable?: boolean;
}

/** What a cell of a grid is. */
export interface GridCellState {
  /** What it is edited from and copied as. */
  readonly text: string;
  /** What it shows, where that is not its text. */
  readonly shown?: ReactNode;
  /** Of a choice of two. */
  readonly isOn?: boolean;
  readonly isChanged?: boolean;
  /** What is wrong with it, in a sentence. */
  readonly fault?: string | undefined;
}

/** A cell that was written: which, and what in it. */
export interface GridChange<Row> {
  readonly row: Row;
  readonly column: string;
  readonly text: string;
}

export interface EditGridProps<Row> {
  /** What the grid is of, for who does not see it. */
  readonly label: string;
  /** The first names the row, and stays in sight. */
  readonly columns: readonly GridColumn[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  /** The row in words, for who writes in it without seeing. */
  readonly rowName: (row: Row) => string;
  readonly cell: (row: Row, column: string) => GridCellState;
  /** The text that turns a choice of two. */
  readonly turned: (row: Row, column: string) => string;
  readonly onChange: (changes: readonly GridChange<Row>[]) => void;
  /** Takes the last change back, and makes it again; absent where there is none. */
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
}
