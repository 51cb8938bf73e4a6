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
  notes: [
    { field: 'livingArea', note: 'unit', bound: 'ft²', rows: 2 },
    { field: 'price', note: 'currency', bound: 'USD', rows: 1 },
  ],
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

/** What was understood of its right rows. */
export const tableReadings = {
  total: 2,
  results: [
    {
      row: 2,
      title: 'A brick house',
      readings: [
        {
          field: 'price',
          column: 5,
          value: '749900',
          understood: {
            as: 'price',
            price: { amount: 74_990_000, currency: 'USD', period: 'ONCE' },
          },
          notes: [{ note: 'currency', bound: 'USD' }],
        },
        {
          field: 'city',
          column: 7,
          value: 'Boston, Mass., 2134, USA',
          understood: {
            as: 'place',
            city: 'Boston',
            region: 'MA',
            country: 'US',
            postalCode: '02134',
          },
          notes: [{ note: 'leadingZero', bound: null }],
        },
        {
          field: 'livingArea',
          column: 9,
          value: '1850',
          understood: { as: 'measure', number: 1850, unit: 'ft²' },
          notes: [{ note: 'unit', bound: 'ft²' }],
        },
        {
          field: 'availabilityDate',
          column: 10,
          value: '03/04/2027',
          understood: { as: 'date', date: '2027-03-04' },
          notes: [{ note: 'monthFirst', bound: null }],
        },
      ],
    },
    {
      row: 3,
      title: 'A house of two floors',
      readings: [
        {
          field: 'livingArea',
          column: 9,
          value: '2,100',
          understood: { as: 'measure', number: 2100, unit: 'ft²' },
          notes: [{ note: 'unit', bound: 'ft²' }],
        },
        {
          field: 'nextOpenHouse',
          column: 11,
          value: '2027-11-07T01:30',
          understood: {
            as: 'time',
            instant: '2027-11-07T01:30:00-04:00',
            timeZone: 'America/New_York',
          },
          notes: [{ note: 'repeatedTime', bound: null }],
        },
      ],
    },
  ],
};

/** What the API answers to a realtor with these tables. */
export function answersOf(tables: readonly ListingImport[], groups: readonly string[]) {
  return {
    'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
    'GET /user/groups/': groups.map((name) => ({ name, permissions: [] })),
    'GET /listing/import': { results: tables },
    'GET /listing/import/5/problems': tableProblems,
    'GET /listing/import/5/readings': tableReadings,
  };
}
