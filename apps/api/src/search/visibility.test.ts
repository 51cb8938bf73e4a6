import { standardStatuses } from '@boardwalk/sdk-core/listings/enumerations/property/standard-statuses';
import { expect, test } from 'vitest';
import { daysFromNow, makeListing, storeListings } from '../listings/listings.fixture.ts';
import { startSearchServer } from './search.fixture.ts';

const { platform, ids, search } = await startSearchServer();

const searchable = ['Active', 'ActiveUnderContract', 'Pending'];
const rows = standardStatuses.map((status) =>
  makeListing('item', {
    status,
    title: `Lamp ${status}`,
    tags: ['lamp'],
    closedAt: daysFromNow(-1),
  }),
);
const stored = await storeListings(platform.database, rows);
const expected = stored.filter((_, index) => searchable.includes(rows[index]?.status ?? ''));

test.each([
  ['nothing asked', {}],
  ['words', { text: 'lamp' }],
  ['similar words', { text: 'lampp' }],
  ['a place', { near: 'Hamilton, ON' }],
  ['a distance', { near: 'Hamilton, ON', sort: 'distance' }],
  ['ids', { ids: stored }],
  ['tags', { tags: ['lamp'] }],
])('only public listings are found by %s', async (_, body) => {
  expect((await ids('item', body)).toSorted((a, b) => a - b)).toEqual(expected);
});

test('hidden listings are in no total, facet or cluster', async () => {
  const { total, facets, clusters } = await search('item', {
    near: 'Hamilton, ON',
    include: ['total', 'facets', 'clusters'],
  });
  expect(total.count).toBe(searchable.length);
  expect(facets.subcategory).toEqual([{ value: 'CLASSIFIED', count: searchable.length }]);
  expect(clusters.clusters.map(({ count }: { count: number }) => count)).toEqual([
    searchable.length,
  ]);
});
