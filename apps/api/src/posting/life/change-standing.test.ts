import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { expireListings } from '../../listings/expire-listings.ts';
import { listings } from '../../listings/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn();
const stranger = await signIn();
const visitor = await signIn();
visitor.take(undefined);

async function publish(kind: 'property' | 'item' = 'property'): Promise<number> {
  const path = `/api/v1/${kind}/listing`;
  return (await rosa.call('POST', path, { listing: writeListing(kind) })).body.id;
}

const act = (id: number, action: string, by = rosa) =>
  by.call('POST', `/api/v1/property/listing/${id}/status`, { action });
const statusFor = async (id: number) =>
  (await visitor.call('GET', `/api/v1/property/listing/${id}`)).status;
const set = (id: number, facts: Partial<typeof listings.$inferInsert>) =>
  database.update(listings).set(facts).where(eq(listings.id, id));

test('a paused listing is not seen, and comes back as it was', async () => {
  const id = await publish();
  const paused = await act(id, 'pause');
  expect(paused.body).toMatchObject({ id, status: 'Withdrawn', standing: 'paused' });
  expect(await statusFor(id)).toBe(404);
  expect((await act(id, 'pause')).status).toBe(409);
  const resumed = await act(id, 'activate');
  expect(resumed.body).toMatchObject({ standing: 'active', expiresAt: paused.body.expiresAt });
  expect(await statusFor(id)).toBe(200);
});

test('a sold listing says since when, and may come back on the market', async () => {
  const id = await publish();
  expect((await act(id, 'offer')).body.standing).toBe('underOffer');
  expect((await act(id, 'close')).body.status).toBe('Closed');
  const page = await visitor.call('GET', `/api/v1/property/listing/${id}`);
  expect(page.body).toMatchObject({ status: 'Closed', closedAt: expect.any(String) });
  expect((await act(id, 'activate')).status).toBe(200);
  const again = await visitor.call('GET', `/api/v1/property/listing/${id}`);
  expect(again.body).toMatchObject({ status: 'Active', closedAt: null });
});

test('an expired listing is renewed for a term from now on', async () => {
  const id = await publish();
  await set(id, { expiresAt: new Date(Date.now() - 1_000) });
  await expireListings(database, new Date());
  expect((await act(id, 'activate')).status).toBe(409);
  const renewed = await act(id, 'renew');
  expect(renewed.body.standing).toBe('active');
  const days = (Date.parse(renewed.body.expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
});

test('what waits for review, or was taken down, its owner does not put up', async () => {
  const id = await publish();
  for (const holdReason of ['review', 'moderation'] as const) {
    await set(id, { status: 'Hold', holdReason });
    for (const action of ['activate', 'pause', 'offer', 'close', 'withdraw', 'renew']) {
      expect((await act(id, action)).status).toBe(409);
    }
  }
  expect(await statusFor(id)).toBe(404);
});

test('pressed twice at once, one of both is told that it can’t be', async () => {
  const id = await publish();
  const answers = await Promise.all([act(id, 'pause'), act(id, 'pause')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nobody else changes it, and a wrong kind, number or action is refused', async () => {
  const id = await publish();
  expect((await act(id, 'pause', stranger)).status).toBe(403);
  expect((await act(id, 'pause', visitor)).status).toBe(401);
  expect((await act(id, 'approve')).status).toBe(400);
  expect((await act(4_000_000_000, 'pause')).status).toBe(404);
  const wrong = await rosa.call('POST', `/api/v1/item/listing/${id}/status`, { action: 'pause' });
  expect(wrong.status).toBe(404);
  await act(id, 'pause');
  expect((await act(id, 'activate', stranger)).status).toBe(404);
});
