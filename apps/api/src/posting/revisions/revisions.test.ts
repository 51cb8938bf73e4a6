import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { objectPermissions } from '../../access/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { listingRevisions } from '../tables.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn([], { firstName: 'Rosa', lastName: 'Lindqvist' });
const stranger = await signIn();

const at = (id: number, rest = '') => `/api/v1/property/listing/${id}/revisions${rest}`;
const restore = (id: number, revision: number, version: number, by = rosa) =>
  by.call('POST', at(id, `/${revision}/restore`), { version });

/** A listing that was published twice. */
async function publishTwice(): Promise<number> {
  const { body } = await rosa.call('POST', '/api/v1/property/listing', {
    listing: writeListing('property', { title: 'First title' }),
  });
  const path = `/api/v1/property/listing/${body.id}`;
  const price = { amount: 500, currency: 'CAD', period: 'ONCE' };
  const listing = writeListing('property', { title: 'Second title', price });
  await rosa.call('PUT', path, { listing, version: 1 });
  return body.id;
}

test('each publishing is listed, the latest first, and read whole', async () => {
  const id = await publishTwice();
  const { body } = await rosa.call('GET', at(id));
  expect(body.total).toBe(2);
  expect(body.results).toEqual([
    expect.objectContaining({
      revision: 2,
      madeBy: expect.objectContaining({ id: rosa.id }),
      changed: ['title', 'price'],
    }),
    expect.objectContaining({ revision: 1, changed: null }),
  ]);
  const first = await rosa.call('GET', at(id, '/1'));
  expect(first.body).toMatchObject({ revision: 1, body: { title: 'First title' }, before: null });
  const second = await rosa.call('GET', at(id, '/2'));
  expect(second.body).toMatchObject({ before: { title: 'First title' } });
  // The last of a page is compared with one that the page has not.
  const page = await rosa.call('GET', at(id, '?size=1'));
  expect(page.body.results).toEqual([expect.objectContaining({ changed: ['title', 'price'] })]);
});

test('a version that is restored is a new one, and the public sees it', async () => {
  const id = await publishTwice();
  expect((await restore(id, 1, 2)).body).toMatchObject({ id, version: 3, status: 'Active' });
  const page = await stranger.call('GET', `/api/v1/property/listing/${id}`);
  expect(page.body.title).toBe('First title');
  const { body } = await rosa.call('GET', at(id, '/3'));
  const first = await rosa.call('GET', at(id, '/1'));
  expect(body.body).toEqual(first.body.body);
});

test('whoever knows an older version than there is restores nothing', async () => {
  const id = await publishTwice();
  expect((await restore(id, 1, 1)).status).toBe(409);
});

test('what is restored twice at once is restored once', async () => {
  const id = await publishTwice();
  const answers = await Promise.all([restore(id, 1, 2), restore(id, 1, 2)]);
  expect(answers.map(({ body }) => body.version)).toEqual([3, 3]);
  expect((await rosa.call('GET', at(id))).body.total).toBe(3);
  // A user who would restore another one did not see it.
  expect((await restore(id, 2, 2)).status).toBe(409);
});

test('what does not fit any more is refused at its field, and nothing is published', async () => {
  const id = await publishTwice();
  const body = writeListing('property', { attributes: { saleType: 'SWAP' } });
  const first = and(eq(listingRevisions.listingId, id), eq(listingRevisions.revision, 1));
  await database.update(listingRevisions).set({ body }).where(first);
  const refused = await restore(id, 1, 2);
  expect(refused.status).toBe(400);
  expect(refused.body.fields[0].path).toBe('body.listing.attributes.saleType');
  expect((await rosa.call('GET', at(id))).body.total).toBe(2);
});

test('nobody else sees or restores them, and one that is not there is not found', async () => {
  const id = await publishTwice();
  expect((await stranger.call('GET', at(id))).status).toBe(403);
  expect((await stranger.call('GET', at(id, '/1'))).status).toBe(403);
  expect((await restore(id, 1, 2, stranger)).status).toBe(403);
  expect((await rosa.call('GET', at(id, '/7'))).status).toBe(404);
  expect((await restore(id, 7, 2)).status).toBe(404);
  expect((await rosa.call('GET', at(4_000_000_000, '/1'))).status).toBe(404);
  const wrongKind = await rosa.call('GET', `/api/v1/item/listing/${id}/revisions`);
  expect(wrongKind.status).toBe(404);
});

test('a delegate sees and restores them as long as the grant lasts', async () => {
  const id = await publishTwice();
  const delegate = await signIn();
  const day = 86_400_000;
  const grant = { objectType: 'listing', objectId: String(id), userId: delegate.id } as const;
  await database.insert(objectPermissions).values({
    ...grant,
    actions: ['write'],
    createdAt: new Date(Date.now() - 2 * day),
    endsAt: new Date(Date.now() + day),
  });
  expect((await delegate.call('GET', at(id))).status).toBe(200);
  expect((await restore(id, 1, 2, delegate)).status).toBe(200);
  const { body } = await rosa.call('GET', at(id, '/3'));
  expect(body.madeBy.id).toBe(delegate.id);

  await database
    .update(objectPermissions)
    .set({ endsAt: new Date(Date.now() - day) })
    .where(eq(objectPermissions.userId, delegate.id));
  expect((await delegate.call('GET', at(id))).status).toBe(403);
  expect((await delegate.call('GET', at(id, '/1'))).status).toBe(403);
  expect((await restore(id, 1, 3, delegate)).status).toBe(403);
  const change = { listing: writeListing('property'), version: 3 };
  const path = `/api/v1/property/listing/${id}`;
  expect((await delegate.call('PUT', path, change)).status).toBe(403);
});
