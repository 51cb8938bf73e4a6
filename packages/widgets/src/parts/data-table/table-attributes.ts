import type { TableState } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import type { AttributePatch, AttributeValues } from '../../element/attributes/attributes.ts';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/**
 * The state of a table as attributes of its widget, which stand in the address of our own site:
 * `defineAttributes({ ...tableAttributes })`.
 */
export const tableAttributes = defineAttributes({
  query: {
    type: 'string',
    default: '',
    url: 'replace',
    description: 'Words that are looked for.',
  },
  filters: {
    type: 'string',
    default: '',
    url: 'push',
    description: 'Filters that are set: "state=open&role=owner".',
  },
  sort: {
    type: 'string',
    default: '',
    url: 'push',
    description: 'The column that the rows are sorted by, with "-" before it downwards.',
  },
  page: {
    type: 'number',
    minimum: 1,
    integer: true,
    default: 1,
    url: 'push',
    description: 'Which page of rows shows.',
  },
  // An element with the attribute `hidden` does not show at all.
  hiddenColumns: {
    type: 'list',
    url: 'replace',
    description: 'Columns that are not shown.',
  },
});

type TableAttributes = typeof tableAttributes;

/** What the attributes say of a table. */
export function readTable(values: AttributeValues<TableAttributes>): TableState {
  const { query, filters, sort, page, hiddenColumns: hidden } = values;
  return {
    query,
    filters: Object.fromEntries(new URLSearchParams(filters)),
    page,
    hidden,
    sort: readSort(sort),
  };
}

function readSort(text: string): TableState['sort'] {
  if (text === '') return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
}

/** The attributes of a table's state, for `setAttributes`. */
export function writeTable(state: TableState): AttributePatch<TableAttributes> {
  const { query, filters, sort, page, hidden } = state;
  const sign = sort?.direction === 'descending' ? '-' : '';
  return {
    query,
    filters: new URLSearchParams(filters).toString(),
    sort: sort ? sign + sort.column : '',
    page,
    hiddenColumns: hidden,
  };
}
