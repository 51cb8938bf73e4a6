import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { daysFromNow, makeListing, storeListings } from '../listings.fixture.ts';
import { listingsDomain } from '../routes.ts';

const { platform, call } = await startTestServer([listingsDomain]);
const { database } = platform;

test('search engines learn of what is on offer, by kind and country', async () => {
  const closedAt = daysFromNow(-1);
  const [first, second] = await storeListings(database, [
    makeListing('item', { title: 'Red sofa' }),
    makeListing('item'),
    makeListing('item', { status: 'Closed', closedAt }),
    makeListing('item', { status: 'Hold' }),
    makeListing('realtor'),
  ]);
  const { body } = await call('GET', '/api/v1/listing/pages');
  expect(body.groups).toMatchObject([
    { type: 'item', country: 'CA', count: 2 },
    { type: 'realtor', country: 'CA', count: 1 },
  ]);
  const all = await call('GET', '/api/v1/item/pages/CA');
  expect(all.body.pages).toMatchObject([{ id: first, title: 'Red sofa' }, { id: second }]);
  const rest = await call('GET', '/api/v1/item/pages/CA?start=1&size=1');
  expect(rest.body.pages).toMatchObject([{ id: second }]);
  expect((await call('GET', '/api/v1/item/pages/AU')).body.pages).toEqual([]);
});

test('a realtor is listed under the number of the person', async () => {
  const owner = makeListing('realtor');
  await storeListings(database, [owner]);
  const { body } = await call('GET', '/api/v1/realtor/pages/CA');
  expect(body.pages.map(({ id }: { id: number }) => id)).toContain(owner.ownerId);
});

test.each([
  ['/api/v1/yacht/pages/CA', 404],
  ['/api/v1/item/pages/FR', 404],
  ['/api/v1/item/pages/CA?size=50001', 400],
  ['/api/v1/item/pages/CA?start=-1', 400],
])('%s is refused with %i', async (path, status) => {
  expect((await call('GET', path)).status).toBe(status);
});
