import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a table says around the rows of whatever domain. */
export const dataTableMessages = {
  catalogue: 'parts/data-table',
  search: 'Search {table}',
  all: '{filter}: all',
  sort: 'Sort by',
  unsorted: 'Default order',
  ascending: '{column}, ascending',
  descending: '{column}, descending',
  columns: 'Columns',
  select: 'Select {row}',
  selectPage: 'Select all on this page',
  selected: { one: '{count} selected', many: '{count} selected' },
  clearSelection: 'Clear selection',
  loading: 'Loading {table}…',
  range: '{first}–{last} of {total}',
  none: 'Nothing matches.',
  noneAdvice: 'Try other words or fewer filters.',
  clear: 'Clear search and filters',
  failed: 'This list could not be loaded.',
  old: 'This is the last that could be loaded.',
  retry: 'Try again',
  pages: 'Pages of {table}',
  page: 'Page {page}',
  previous: 'Previous page',
  next: 'Next page',
} as const satisfies Catalogue;
