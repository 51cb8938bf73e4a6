import type { TablePage, TableState } from './table-state.ts';

/** What rows are compared by; undefined comes last, whichever way they are sorted. */
export type SortValue = string | number | boolean | undefined;

/** How rows that are all at hand are found. */
export interface RowRules<Row> {
  /** What each column is sorted by, by its name. */
  readonly sortValues: Readonly<Record<string, (row: Row) => SortValue>>;
  /** The text in which words are looked for. */
  readonly text: (row: Row) => string;
  /** Whether a row passes a filter that is set. */
  readonly passes?: (row: Row, filter: string, value: string) => boolean;
  readonly locale: string;
  readonly pageSize: number;
}

/** The page of a table whose rows are all at hand, as a store would answer it. */
export function findRows<Row>(
  rows: readonly Row[],
  state: TableState,
  rules: RowRules<Row>,
): TablePage<Row> {
  const matching = rows.filter((row) => matches(row, state, rules));
  const sorted = sortRows(matching, state, rules);
  const start = (state.page - 1) * rules.pageSize;
  return { rows: sorted.slice(start, start + rules.pageSize), total: sorted.length };
}

function matches<Row>(row: Row, state: TableState, rules: RowRules<Row>): boolean {
  const fold = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(rules.locale);
  const text = fold(rules.text(row));
  const words = fold(state.query).split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    Object.entries(state.filters).every(
      ([filter, value]) => rules.passes?.(row, filter, value) ?? true,
    )
  );
}

/** Rows that compare alike stay in the order in which they came. */
function sortRows<Row>(
  rows: readonly Row[],
  { sort }: TableState,
  { sortValues, locale }: RowRules<Row>,
): readonly Row[] {
  const sortValue = sort && sortValues[sort.column];
  if (!sortValue) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortValue(one), sortValue(other)];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return sign * compareValues(a, b, compare);
  });
}

function compareValues(
  a: NonNullable<SortValue>,
  b: NonNullable<SortValue>,
  compareTexts: (a: string, b: string) => number,
): number {
  return typeof a === 'string' || typeof b === 'string'
    ? compareTexts(String(a), String(b))
    : Number(a) - Number(b);
}
