import { expect, test } from 'vitest';
import {
  clearTable,
  filterTable,
  isNarrowed,
  searchTable,
  toggleColumn,
  turnSort,
  untouchedTable,
} from './table-state.ts';

const third = { ...untouchedTable, page: 3 };

test('a column is sorted upwards, then downwards, then not at all', () => {
  const up = turnSort(third, 'price');
  expect(up.sort).toEqual({ column: 'price', direction: 'ascending' });
  const down = turnSort(up, 'price');
  expect(down.sort).toEqual({ column: 'price', direction: 'descending' });
  expect(turnSort(down, 'price').sort).toBeUndefined();
});

test('another column begins upwards', () => {
  const down = turnSort(turnSort(third, 'price'), 'price');
  expect(turnSort(down, 'title').sort).toEqual({ column: 'title', direction: 'ascending' });
});

test('what changes the rows leads to the first page', () => {
  expect(searchTable(third, 'sofa').page).toBe(1);
  expect(filterTable(third, 'state', 'open').page).toBe(1);
  expect(turnSort(third, 'price').page).toBe(1);
  expect(clearTable(third).page).toBe(1);
});

test('a column is hidden and shown again, and the page stays', () => {
  const hidden = toggleColumn(third, 'price');
  expect(hidden).toMatchObject({ hidden: ['price'], page: 3 });
  expect(toggleColumn(hidden, 'price').hidden).toEqual([]);
});

test('words and filters leave rows out until both are cleared', () => {
  expect(isNarrowed(third)).toBe(false);
  expect(isNarrowed(searchTable(third, 'sofa'))).toBe(true);
  const filtered = filterTable(third, 'state', 'open');
  expect(isNarrowed(filtered)).toBe(true);
  expect(filterTable(filtered, 'state', '').filters).toEqual({});
  expect(isNarrowed(clearTable(searchTable(filtered, 'sofa')))).toBe(false);
});

test('clearing leaves order and columns as they are', () => {
  const sorted = toggleColumn(turnSort(third, 'price'), 'area');
  expect(clearTable(sorted)).toMatchObject({ sort: sorted.sort, hidden: ['area'] });
});
