import { expect, test } from 'vitest';
import { storeUser } from '../account/account.fixture.ts';
import { makeListing, storeListings } from '../listings/listings.fixture.ts';
import { startSearchServer } from './search.fixture.ts';

const { platform, ids, search, refused } = await startSearchServer();
const { id: owner } = await storeUser(platform.database, { id: 9_001 });
const others = Array.from({ length: 20 }, (_, at) => makeListing('item', { title: `Lamp ${at}` }));
const own = await storeListings(platform.database, [
  makeListing('item', { ownerId: owner, title: 'Own lamp', tags: ['lamp'] }),
  makeListing('property', { ownerId: owner, title: 'Own house' }),
  makeListing('item', { ownerId: owner, title: 'Hidden lamp', status: 'Hold' }),
]);
await storeListings(platform.database, others);
const [lamp = 0, house = 0] = own;

test.each<[string, 'listing' | 'item', object, number[]]>([
  ['nothing else', 'listing', {}, [lamp, house]],
  ['a kind', 'item', {}, [lamp]],
  ['words', 'listing', { text: 'lamp' }, [lamp]],
  ['a place', 'item', { near: 'Hamilton, ON' }, [lamp]],
  ['the nearest first', 'listing', { near: 'Hamilton, ON', sort: 'distance' }, [lamp, house]],
  ['a part of the map', 'item', { bounds: { south: 43, west: -80, north: 44, east: -79 } }, [lamp]],
  ['words that nothing of theirs has', 'item', { text: 'canoe' }, []],
])('of one owner %s finds their public listings alone', async (_, path, body, expected) => {
  expect((await ids(path, { ...body, owner })).toSorted()).toEqual(expected.toSorted());
});

test('totals, facets and clusters are theirs as well, and nobody is offered others', async () => {
  const options = { owner, near: 'Hamilton, ON', include: ['page', 'total', 'facets', 'clusters'] };
  const { total, facets, clusters } = await search('item', options);
  expect(total).toEqual({ count: 1, isCapped: false });
  expect(facets.subcategory).toEqual([{ value: 'CLASSIFIED', count: 1 }]);
  expect(clusters.clusters).toHaveLength(1);
  const none = await search('item', {
    owner: 4_000_000,
    tags: ['lamp'],
    include: ['page', 'total'],
  });
  expect(none.total.count).toBe(0);
  expect(none.repairs).toEqual([]);
});

test.each([0, -1, 1.5, '7', null])('%s is no owner', async (wrong) => {
  expect(await refused('item', { owner: wrong })).toEqual(['body.owner']);
});
