/** By which column a table is sorted, and which way. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What somebody has chosen of a table: a store asks for it, and an address holds it. */
export interface TableState {
  /** Words that are looked for. */
  readonly query: string;
  /** The value of each filter that is set, by its name. */
  readonly filters: Readonly<Record<string, string>>;
  /** Undefined is the order in which the rows come. */
  readonly sort: TableSort | undefined;
  /** From 1. */
  readonly page: number;
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
}

/** One page of rows, as a store answers it or a list holds it. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  /** Rows on all pages; undefined where nobody counts them. */
  readonly total?: number | undefined;
  /** Whether a page follows, where there is no total. */
  readonly hasNext?: boolean;
}

/** A table of which nothing is chosen yet. */
export const untouchedTable: TableState = {
  query: '',
  filters: {},
  sort: undefined,
  page: 1,
  hidden: [],
};

/** Other words begin at the first page. */
export function searchTable(state: TableState, query: string): TableState {
  return { ...state, query, page: 1 };
}

/** Sets a filter, or takes it away with an empty value. */
export function filterTable(state: TableState, name: string, value: string): TableState {
  const { [name]: _, ...others } = state.filters;
  return { ...state, filters: value === '' ? others : { ...others, [name]: value }, page: 1 };
}

/** Sorts by a column: upwards first, then downwards, then as the rows come. */
export function turnSort(state: TableState, column: string): TableState {
  return { ...state, sort: nextSort(state.sort, column), page: 1 };
}

function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** Shows a hidden column, or hides a shown one. */
export function toggleColumn(state: TableState, column: string): TableState {
  const isHidden = state.hidden.includes(column);
  const hidden = isHidden
    ? state.hidden.filter((name) => name !== column)
    : [...state.hidden, column];
  return { ...state, hidden };
}

/** All rows again, in the same order and columns. */
export function clearTable(state: TableState): TableState {
  return { ...state, query: '', filters: {}, page: 1 };
}

/** Whether words or filters leave rows out. */
export function isNarrowed({ query, filters }: TableState): boolean {
  return query !== '' || Object.keys(filters).length > 0;
}
