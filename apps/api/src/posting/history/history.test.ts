import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { expireListings } from '../../listings/expire-listings.ts';
import { listingStatuses, listings } from '../../listings/tables.ts';
import { writeSetting } from '../../platform/settings.ts';
import { housePrice, startPosting, writeListing } from '../posting.fixture.ts';
import { reviewNewListings } from '../settings.ts';

const { server, database, signIn } = await startPosting();
const rosa = await signIn([], { firstName: 'Rosa', lastName: 'Lindqvist' });
const stranger = await signIn();

const at = (id: number, rest = '') => `/api/v1/property/listing/${id}${rest}`;
const priced = (amount: number, showsHistory = true) =>
  writeListing('property', {
    price: { ...housePrice, amount },
    attributes: { saleType: 'SALE', ...(showsHistory && { showsHistory }) },
  });

async function post(listing: object): Promise<number> {
  return (await rosa.call('POST', '/api/v1/property/listing', { listing })).body.id;
}

const change = (id: number, version: number, listing: object) =>
  rosa.call('PUT', at(id), { listing, version });
const act = (id: number, action: string) => rosa.call('POST', at(id, '/status'), { action });

/** Returns entries such as `price 450`, the first first, as strangers see them. */
async function told(id: number): Promise<readonly string[]> {
  const { body } = await stranger.call('GET', at(id, '/history'));
  return body.results
    .map(
      (entry: { change: string; price: { amount: number } | null }) =>
        `${entry.change} ${entry.price?.amount}`,
    )
    .reverse();
}

test('where its owner shows it, strangers read prices and statuses, and of nobody', async () => {
  const id = await post(priced(500));
  await change(id, 1, priced(450));
  await act(id, 'offer');
  await act(id, 'activate');
  await act(id, 'close');
  expect(await told(id)).toEqual([
    'listed 500',
    'price 450',
    'underOffer 450',
    'relisted 450',
    'closed 450',
  ]);
  const { body } = await stranger.call('GET', at(id, '/history'));
  expect(Object.keys(body.results[0]).sort()).toEqual(['at', 'change', 'price']);
});

test('it is off unless they turn it on, and tells nothing then', async () => {
  const id = await post(priced(500, false));
  await change(id, 1, priced(450, false));
  expect((await stranger.call('GET', at(id, '/history'))).body).toEqual({ results: [] });
  // What was stored shows as it is turned on, and is gone as it is turned off.
  await change(id, 2, priced(450));
  expect(await told(id)).toEqual(['listed 500', 'price 450']);
  await change(id, 3, priced(450, false));
  expect(await told(id)).toEqual([]);
});

test('a restored revision is a change of price like any other; a draft is none', async () => {
  const id = await post(priced(500));
  await change(id, 1, priced(450));
  await rosa.call('POST', at(id, '/revisions/1/restore'), { version: 2 });
  const body = priced(1);
  await rosa.call('PUT', `/api/v1/listing/draft/${id}`, { body, version: 0 });
  expect(await told(id)).toEqual(['listed 500', 'price 450', 'price 500']);
});

test('what expires is relisted by renewing it', async () => {
  const id = await post(priced(500));
  await database
    .update(listings)
    .set({ expiresAt: new Date(Date.now() - 1000), createdAt: new Date(Date.now() - 5000) })
    .where(eq(listings.id, id));
  await expireListings(database, new Date());
  await act(id, 'renew');
  expect(await told(id)).toEqual(['listed 500', 'offMarket 500', 'relisted 500']);
});

test('a listing that waits for its review is listed once it is approved', async () => {
  await writeSetting(server.platform, reviewNewListings, true);
  const id = await post(priced(500));
  await writeSetting(server.platform, reviewNewListings, false);
  expect((await stranger.call('GET', at(id, '/history'))).status).toBe(404);
  const admin = await signIn(['administrators']);
  await admin.call('POST', `/api/v1/administration${at(id).slice(7)}`, { decision: 'approve' });
  expect(await told(id)).toEqual(['listed 500']);
});

test('one that is deleted, hidden or of another kind has none', async () => {
  const id = await post(priced(500));
  expect((await stranger.call('GET', `/api/v1/item/listing/${id}/history`)).status).toBe(404);
  await act(id, 'pause');
  expect((await stranger.call('GET', at(id, '/history'))).status).toBe(404);
  await rosa.call('DELETE', at(id));
  const kept = await database.$count(listingStatuses, eq(listingStatuses.listingId, id));
  expect(kept).toBe(0);
});

test('what is no number is refused, and a kind that is not posted has none', async () => {
  const id = await post(priced(500));
  const statusOf = async (path: string) =>
    (await stranger.call('GET', `/api/v1/${path}/history`)).status;
  expect([await statusOf('property/listing/0'), await statusOf('property/listing/x')]).toEqual([
    400, 400,
  ]);
  expect(await statusOf(`realtor/listing/${id}`)).toBe(404);
});
