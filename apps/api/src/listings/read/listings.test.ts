import { listingDetails } from '@boardwalk/sdk-core/listings/schemas';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { media } from '../../media/tables.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { expireListings } from '../expire-listings.ts';
import { daysFromNow, makeListing, storeListings, testNow } from '../listings.fixture.ts';
import { listingsDomain } from '../routes.ts';
import { listings } from '../tables.ts';

const { platform, call } = await startTestServer([listingsDomain]);
const { database } = platform;

async function store(...rows: Parameters<typeof storeListings>[1]): Promise<number[]> {
  return storeListings(database, rows);
}

test('a listing is read with everything that its page shows', async () => {
  const picture = {
    kind: 'image' as const,
    width: 800,
    height: 600,
    thumbhash: 'abc',
    bytes: 1,
    createdAt: testNow,
  };
  await database.insert(media).values([
    { ...picture, id: 'a'.repeat(32), alt: 'The front' },
    { ...picture, id: 'b'.repeat(32), alt: 'The garden' },
  ]);
  const [id] = await store(
    makeListing('property', {
      title: 'A home by the lake',
      price: { amount: 50_000_000, currency: 'CAD', period: 'ONCE' },
      previousPrice: { amount: 55_000_000, currency: 'CAD', period: 'ONCE' },
      mediaIds: ['b'.repeat(32), 'a'.repeat(32)],
      tags: ['lake'],
      hours: { weekly: [{ day: 7, opens: 840, closes: 960 }] },
      attributes: {
        saleType: 'SALE',
        bedroomsTotal: 3,
        bathroomsTotal: 1.5,
        rooms: ['KITCHEN'],
        taxAnnualAmount: 400_000,
        features: ['POOL'],
      },
    }),
  );
  const { status, body } = await call('GET', `/api/v1/property/listing/${id}`);
  expect(status).toBe(200);
  expect(listingDetails.parse(body)).toMatchObject({
    id,
    listingType: 'property',
    previousPrice: { amount: 55_000_000 },
    attributes: {
      saleType: 'SALE',
      bedroomsTotal: 3,
      bathroomsTotal: 1.5,
      rooms: ['KITCHEN'],
      taxAnnualAmount: 400_000,
      features: ['POOL'],
    },
    images: [{ alt: 'The garden', path: `/media/${'b'.repeat(32)}` }, { alt: 'The front' }],
    primaryImage: { alt: 'The garden' },
    hours: { weekly: [{ day: 7, opens: 840, closes: 960 }] },
    owner: { firstName: 'Alex', profilePicture: null, takesMessages: false },
    contact: { name: 'Alex Martin', hasPhone: true, hasEmail: true, website: null },
    structuredData: { '@context': 'https://schema.org' },
  });
  expect(JSON.stringify(body)).not.toContain('+1905');
  expect(JSON.stringify(body)).not.toContain('alex@example.com');
});

test('whether its owner takes messages is told as the inbox takes them', async () => {
  const [id] = await store(makeListing('item'));
  const owner = eq(users.id, 1);
  const told = async () =>
    (await call('GET', `/api/v1/item/listing/${id}`)).body.owner.takesMessages;
  // Only their listing is known of them.
  expect(await told()).toBe(false);
  await database.update(users).set({ username: 'alex' }).where(owner);
  expect(await told()).toBe(true);
  await database.update(users).set({ state: 'disabled' }).where(owner);
  expect(await told()).toBe(false);
  await database.update(users).set({ state: 'active', username: null }).where(owner);
});

test('instants are told by the clocks of the place', async () => {
  const startsAt = '2027-01-15T19:30:00-05:00';
  const [id] = await store(makeListing('event', { attributes: { startsAt } }));
  expect((await call('GET', `/api/v1/event/listing/${id}`)).body.attributes).toEqual({ startsAt });
});

test('an id of another kind, an unknown one and a wrong one are not found', async () => {
  const [id] = await store(makeListing('item'));
  for (const path of [`property/listing/${id}`, 'item/listing/999999', 'yacht/listing/1']) {
    expect((await call('GET', `/api/v1/${path}`)).status).toBe(404);
  }
  for (const wrong of ['abc', '1.5', '-1', '0', '1e3', '99999999999999999999']) {
    const { status, body } = await call('GET', `/api/v1/item/listing/${wrong}`);
    expect([status, body.code]).toEqual([400, 'invalid-request']);
  }
});

test.each([
  ['Active', null, 200],
  ['ActiveUnderContract', null, 200],
  ['Pending', null, 200],
  ['Closed', -29, 200],
  ['Closed', -31, 410],
  ['Expired', -29, 200],
  ['Expired', -31, 410],
  ['Incomplete', null, 404],
  ['Hold', null, 404],
  ['Withdrawn', null, 404],
  ['Delete', null, 404],
] as const)('a listing that is %s since %s days answers %i', async (status, days, expected) => {
  const closedAt = days === null ? null : daysFromNow(days);
  const [id] = await store(makeListing('item', { status, closedAt }));
  for (const [method, path, body] of [
    ['GET', `item/listing/${id}`, undefined],
    ['POST', `listing/${id}/events`, { event: 'view' }],
  ] as const) {
    expect((await call(method, `/api/v1/${path}`, body)).status).toBe(expected);
  }
  const similar = await call('GET', `/api/v1/listing/${id}/similar`);
  expect(similar.status).toBe(expected === 404 ? 404 : 200);
  const { body } = await call('POST', '/api/v1/preview/search', { listings: [id] });
  expect(body.results).toHaveLength(expected === 200 ? 1 : 0);
});

test('what expires is ended at its time, and keeps it', async () => {
  const expiresAt = daysFromNow(-1);
  const [over, open] = await store(
    makeListing('event', { expiresAt }),
    makeListing('event', { expiresAt: daysFromNow(1) }),
  );
  expect(await expireListings(database, testNow)).toBe(1);
  const { body } = await call('GET', `/api/v1/event/listing/${over}`);
  expect([body.status, body.closedAt]).toEqual(['Expired', expiresAt.toISOString()]);
  expect((await call('GET', `/api/v1/event/listing/${open}`)).body.status).toBe('Active');
});

test('a realtor is read by the person, and the open profile goes before an ended one', async () => {
  await database.execute(
    sql`insert into users (id, first_name, last_name) values (77, 'Robin', 'Lee')`,
  );
  await store(
    makeListing('realtor', { ownerId: 77, title: 'Open' }),
    makeListing('realtor', {
      ownerId: 77,
      title: 'Ended',
      status: 'Closed',
      closedAt: daysFromNow(-2),
    }),
  );
  const { body } = await call('GET', '/api/v1/realtor/listing/77');
  expect([body.title, body.owner.firstName]).toEqual(['Open', 'Robin']);
  expect((await call('GET', '/api/v1/realtor/listing/78')).status).toBe(404);
});

test('the newest of a kind are listed, with how many there are', async () => {
  const titles = Array.from({ length: 20 }, (_, index) => `Service ${index}`);
  await store(
    ...titles.map((title, index) =>
      makeListing('city_service', { title, createdAt: daysFromNow(index - 30) }),
    ),
    makeListing('city_service', { status: 'Hold' }),
  );
  const first = await call('GET', '/api/v1/city_service/listings');
  expect([first.body.total, first.body.results.length]).toEqual([20, 15]);
  expect(first.body.results[0].title).toBe('Service 19');
  const rest = await call('GET', '/api/v1/city_service/listings?start=15&size=15');
  expect(rest.body.results.map(({ title }: { title: string }) => title)).toEqual(
    titles.slice(0, 5).toReversed(),
  );
});

test('summaries come in the order asked for, without what is unknown', async () => {
  const [one, two] = await store(
    makeListing('item', { title: 'One' }),
    makeListing('event', { title: 'Two' }),
  );
  const { body } = await call('POST', '/api/v1/preview/search', { listings: [two, 999_999, one] });
  expect(body.results.map(({ title }: { title: string }) => title)).toEqual(['Two', 'One']);
});

test('similar listings are of the same kind, near, and of a like price', async () => {
  const price = (amount: number) => ({ amount, currency: 'CAD', period: 'ONCE' }) as const;
  const [id] = await store(
    makeListing('merchant', { price: price(10_000) }),
    makeListing('merchant', { title: 'Like it', price: price(11_000) }),
    makeListing('merchant', { title: 'Ten times as dear', price: price(100_000) }),
    makeListing('merchant', {
      title: 'Another trade',
      subcategory: 'PLUMBING',
      price: price(10_000),
    }),
    makeListing('merchant', { title: 'Far away', lat: 49, lng: -123, price: price(10_000) }),
    makeListing('item', { title: 'Another kind', price: price(10_000) }),
  );
  const { body } = await call('GET', `/api/v1/listing/${id}/similar`);
  expect(body.results.map(({ title }: { title: string }) => title)).toEqual([
    'Like it',
    'Another trade',
    'Ten times as dear',
  ]);
  const part = await call('GET', `/api/v1/listing/${id}/similar?size=1`);
  expect(part.body.results).toHaveLength(1);
});

test('a listing can be neither half priced nor half placed', async () => {
  const [id = 0] = await store(
    makeListing('item', { price: { amount: 1, currency: 'CAD', period: 'ONCE' } }),
  );
  const update = (set: Parameters<ReturnType<typeof database.update<typeof listings>>['set']>[0]) =>
    database.update(listings).set(set).where(eq(listings.id, id));
  await expect(update({ priceCurrency: null })).rejects.toThrow();
  await expect(update({ lat: null })).rejects.toThrow();
});
