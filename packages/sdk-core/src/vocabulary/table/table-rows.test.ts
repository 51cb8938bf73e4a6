import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRows, type RowRules } from './table-rows.ts';
import { untouchedTable } from './table-state.ts';

interface Home {
  readonly id: number;
  readonly town: string;
  readonly price: number | undefined;
}

const rules: RowRules<Home> = {
  sortValues: { town: ({ town }) => town, price: ({ price }) => price },
  text: ({ town }) => town,
  passes: ({ price }, filter, value) =>
    filter !== 'priced' || (price !== undefined) === (value === 'yes'),
  locale: 'fr-CA',
  pageSize: 2,
};

const homes: readonly Home[] = [
  { id: 1, town: 'Montréal', price: 300 },
  { id: 2, town: 'Émard', price: undefined },
  { id: 3, town: 'Toronto 10', price: 20 },
  { id: 4, town: 'Toronto 9', price: 100 },
];

const idsOf = (patch: Partial<typeof untouchedTable>, size = 10) =>
  findRows(homes, { ...untouchedTable, ...patch }, { ...rules, pageSize: size }).rows.map(
    ({ id }) => id,
  );

test.each([
  ['town', 'ascending', [2, 1, 4, 3]],
  ['town', 'descending', [3, 4, 1, 2]],
  ['price', 'ascending', [3, 4, 1, 2]],
  ['price', 'descending', [1, 4, 3, 2]],
  ['colour', 'ascending', [1, 2, 3, 4]],
] as const)('by %s, %s: as people sort, and what is missing last', (column, direction, ids) => {
  expect(idsOf({ sort: { column, direction } })).toEqual(ids);
});

test('every word is looked for, whatever its accents and capitals', () => {
  expect(idsOf({ query: 'MONTREAL' })).toEqual([1]);
  expect(idsOf({ query: '  10 toronto ' })).toEqual([3]);
  expect(idsOf({ query: 'toronto sofa' })).toEqual([]);
});

test('a filter leaves out what does not pass', () => {
  expect(idsOf({ filters: { priced: 'no' } })).toEqual([2]);
});

test('a page tells how many there are on all', () => {
  expect(findRows(homes, { ...untouchedTable, page: 2 }, rules)).toEqual({
    rows: homes.slice(2),
    total: 4,
  });
  expect(idsOf({ page: 9 })).toEqual([]);
});

const home = fc.record({
  id: fc.nat(),
  town: fc.constantFrom('A', 'b', 'É', 'z'),
  price: fc.option(fc.nat(3), { nil: undefined }),
});

test('the pages hold every row once, and rows that are alike stay in their order', () => {
  fc.assert(
    fc.property(fc.array(home), fc.constantFrom('town', 'price'), (rows, column) => {
      const numbered = rows.map((row, index) => ({ ...row, id: index }));
      const sort = { column, direction: 'ascending' } as const;
      const pages = Array.from({ length: Math.ceil(rows.length / 2) }, (_, index) =>
        findRows(numbered, { ...untouchedTable, sort, page: index + 1 }, rules),
      ).flatMap((page) => page.rows);
      expect(pages.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        numbered.map(({ id }) => id),
      );
      for (const [index, row] of pages.entries()) {
        const next = pages[index + 1];
        if (!next || next[column as 'town'] !== row[column as 'town']) continue;
        expect(next.id).toBeGreaterThan(row.id);
      }
    }),
  );
});
