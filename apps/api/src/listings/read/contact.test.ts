import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { daysFromNow, makeListing, storeListings } from '../listings.fixture.ts';
import { listingsDomain } from '../routes.ts';
import { listingCounts } from '../tables.ts';

const domains = [listingsDomain];
const { platform, call } = await startTestServer(domains);
const { database } = platform;

test('a contact is revealed by its own call, and counted', async () => {
  const [id = 0] = await storeListings(database, [makeListing('item')]);
  const phone = await call('POST', `/api/v1/listing/${id}/contact`, { channel: 'phone' });
  expect([phone.status, phone.body]).toEqual([200, { value: '+19055550100' }]);
  await call('POST', `/api/v1/listing/${id}/contact`, { channel: 'email' });
  const counted = await call('POST', `/api/v1/listing/${id}/events`, { event: 'view' });
  expect([counted.status, counted.text]).toEqual([200, 'null']);
  const events = await database.select().from(listingCounts).where(eq(listingCounts.listingId, id));
  expect(events.map(({ event }) => event).sort()).toEqual(['email', 'phone', 'view']);
});

test('what a listing has no word of is not found, and other events are refused', async () => {
  const contact = { name: 'Alex', phone: null, email: null, website: null };
  const [id] = await storeListings(database, [makeListing('item', { contact })]);
  const answer = await call('POST', `/api/v1/listing/${id}/contact`, { channel: 'phone' });
  expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  for (const [path, body] of [
    ['contact', { channel: 'fax' }],
    ['events', { event: 'phone' }],
    ['events', { event: 'view', person: 1 }],
  ] as const) {
    expect((await call('POST', `/api/v1/listing/${id}/${path}`, body)).status).toBe(400);
  }
});

test('of many reveals at once no more than the limit succeed, and each of those is counted', async () => {
  const { platform: fresh, call: callFresh } = await startTestServer(domains);
  const [id = 0] = await storeListings(fresh.database, [makeListing('item')]);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      callFresh('POST', `/api/v1/listing/${id}/contact`, { channel: 'phone' }),
    ),
  );
  const revealed = answers.filter(({ status }) => status === 200);
  expect(revealed).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect(await fresh.database.select().from(listingCounts)).toMatchObject([
    { listingId: id, event: 'phone', count: 10 },
  ]);
});

test('the contact of a listing that has gone is not told', async () => {
  const [closed, hidden] = await storeListings(database, [
    makeListing('item', { status: 'Closed', closedAt: daysFromNow(-31) }),
    makeListing('item', { status: 'Hold' }),
  ]);
  const reveal = (id: number | undefined) =>
    call('POST', `/api/v1/listing/${id}/contact`, { channel: 'phone' });
  expect([(await reveal(closed)).status, (await reveal(hidden)).status]).toEqual([410, 404]);
});
