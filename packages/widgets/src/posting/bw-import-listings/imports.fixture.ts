import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';

/** A table as it was checked: two listings are right, one is not. */
export const checkedTable: ListingImport = {
  id: 5,
  listingType: 'property',
  state: 'checked',
  name: 'houses.csv',
  rows: 3,
  right: 2,
  wrong: 1,
  known: 0,
  problems: 2,
  done: 0,
  imported: 0,
  removed: 0,
  kept: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
};

/** The same once it is imported. */
export const doneTable: ListingImport = {
  ...checkedTable,
  state: 'done',
  done: 2,
  imported: 2,
  finishedAt: '2026-11-20T10:01:00.000Z',
};

/** What is wrong with it. */
export const tableProblems = {
  total: 2,
  results: [
    { row: 4, column: 5, field: 'price', fault: 'tooSmall', value: '-1', bound: '0' },
    { row: 4, column: 8, field: 'buildingType', fault: 'choice', value: 'Castle', bound: null },
  ],
};

/** What the API answers to a realtor with these tables. */
export function answersOf(tables: readonly ListingImport[], groups: readonly string[]) {
  return {
    'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
    'GET /user/groups/': groups.map((name) => ({ name, permissions: [] })),
    'GET /listing/import': { results: tables },
    'GET /listing/import/5/problems': tableProblems,
  };
}
