import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { listingHours } from '../tables.ts';
import { forgottenListingHours } from './listing-hours.ts';

const first = await startPosting();
const { database, signIn } = first;
// Another process of the API on the same database.
const second = await startPosting({
  databaseUrl: first.server.platform.configuration.databaseUrl,
});

type Caller = Awaited<ReturnType<typeof signIn>>;
const post = (by: Pick<Caller, 'call'>) =>
  by.call('POST', '/api/v1/item/listing', { listing: writeListing('item') });

/** What somebody has posted before, this many hours ago. */
const posted = (by: { readonly id: number }, count: number, hoursAgo = 0) =>
  database.insert(listingHours).values({
    ownerId: by.id,
    way: 'form',
    hour: new Date(Date.now() - hoursAgo * 3_600_000),
    count,
  });

const countOf = async (by: { readonly id: number }) =>
  database.$count(listings, eq(listings.ownerId, by.id));

test('a new account posts forty listings in a day, and is told when it goes on', async () => {
  const rosa = await signIn();
  await posted(rosa, 39, 10);
  expect((await post(rosa)).status).toBe(200);
  const refused = await post(rosa);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-listings']);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(13.9 * 3_600);
  expect(wait).toBeLessThanOrEqual(14 * 3_600);
  expect(await countOf(rosa)).toBe(1);
  // What it has may be changed, and others post.
  expect((await post(await signIn())).status).toBe(200);
});

test('the older the account, the more, and whoever was let into a group has the most', async () => {
  const rosa = await signIn();
  await posted(rosa, 40);
  const age = (days: number) =>
    database
      .update(users)
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(users.id, rosa.id));
  expect((await post(rosa)).status).toBe(429);
  await age(7);
  expect((await post(rosa)).status).toBe(200);
  const realtor = await signIn(['realtors']);
  await posted(realtor, 299);
  expect((await post(realtor)).status).toBe(200);
  expect((await post(realtor)).status).toBe(429);
});

test('what is deleted counts all the same', async () => {
  const rosa = await signIn();
  await posted(rosa, 39, 2);
  const { body } = await post(rosa);
  expect((await rosa.call('DELETE', `/api/v1/item/listing/${body.id}`)).status).toBe(200);
  expect((await post(rosa)).status).toBe(429);
});

test('of many at once in two processes as many are posted as there is room for', async () => {
  const rosa = await signIn();
  await posted(rosa, 36, 5);
  const there = second.server;
  const headers = {
    origin: there.platform.configuration.siteOrigin,
    'x-boardwalk': '1',
    cookie: String(rosa.cookie),
  };
  const elsewhere = () =>
    there.inject({
      method: 'POST',
      url: '/api/v1/item/listing',
      headers,
      payload: { listing: writeListing('item') },
    });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => (index % 2 ? post(rosa) : elsewhere())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  expect(await countOf(rosa)).toBe(4);
});

test('a draft that is refused stays, and is published once there is room', async () => {
  const rosa = await signIn();
  await posted(rosa, 40, 3);
  const body = writeListing('item');
  const { body: draft } = await rosa.call('POST', '/api/v1/item/draft', { body });
  const publish = () =>
    rosa.call('POST', '/api/v1/item/listing', {
      listing: body,
      draft: { id: draft.id, version: draft.version },
    });
  expect((await publish()).status).toBe(429);
  expect((await rosa.call('GET', `/api/v1/listing/draft/${draft.id}`)).body.body.title).toBe(
    body.title,
  );
  const own = and(eq(listingHours.ownerId, rosa.id), eq(listingHours.way, 'form'));
  await database
    .update(listingHours)
    .set({ hour: new Date(Date.now() - 86_400_001) })
    .where(own);
  expect((await publish()).status).toBe(200);
});

test('hours of more than a day ago are forgotten', async () => {
  const rosa = await signIn();
  await posted(rosa, 3, 25);
  await posted(rosa, 2, 23);
  await forgottenListingHours.run(jobContextOf(first.server.platform));
  const left = await database.select().from(listingHours).where(eq(listingHours.ownerId, rosa.id));
  expect(left.map(({ count }) => count)).toEqual([2]);
});
