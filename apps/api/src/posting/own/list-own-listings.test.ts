import { type Standing, standings } from '@boardwalk/sdk-core/posting/life';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { expect, test } from 'vitest';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { makeListing } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import { listingCounts, type StoredListing } from '../../listings/tables.ts';
import { delegate } from '../pictures.fixture.ts';
import { startPosting } from '../posting.fixture.ts';

const { server, database, signIn } = await startPosting();
const rosa = await signIn();
const stranger = await signIn();
const visitor = await signIn();
visitor.take(undefined);

type Facts = Partial<Pick<StoredListing, 'status' | 'holdReason' | 'holdWords' | 'isPaused'>>;

async function post(title: string, facts: Facts = {}, kind: 'property' | 'item' = 'property') {
  const listing = { ...makeListing(kind, { ownerId: rosa.id }), title };
  const [id = Number.NaN] = await insertListings(database, [listing]);
  await storeStanding(database, id, { ...facts, updatedAt: new Date() });
  return id;
}

const list = (query = '', body = {}, by = rosa) =>
  by.call('POST', `/api/v1/preview/self${query}`, body);
const titlesOf = (answer: { body: { results: { title: string }[] } }) =>
  answer.body.results.map(({ title }) => title);

const stored: Readonly<Record<Exclude<Standing, 'draft' | 'deleted'>, Facts>> = {
  review: { status: 'Hold', holdReason: 'review' },
  removed: { status: 'Hold', holdReason: 'moderation', holdWords: 'A copy' },
  active: { status: 'Active' },
  paused: { status: 'Withdrawn', isPaused: true },
  underOffer: { status: 'Pending' },
  closed: { status: 'Closed' },
  withdrawn: { status: 'Withdrawn' },
  expired: { status: 'Expired' },
};

test('every standing has its filter, which finds what stands there and nothing else', async () => {
  for (const [standing, facts] of Object.entries(stored)) await post(standing, facts);
  await post('deleted', { status: 'Delete' });
  await rosa.call('POST', '/api/v1/property/draft', { body: { title: ' draft ' } });
  for (const standing of standings) {
    const { body } = await list('', { standing });
    expect(body.results).toEqual(
      body.results.map(() => expect.objectContaining({ standing, title: standing })),
    );
    expect(body.total).toBe(1);
  }
  const all = await list();
  expect(all.body.total).toBe(9);
  expect(titlesOf(all)).not.toContain('deleted');
  const removed = all.body.results.find(({ title }: { title: string }) => title === 'removed');
  expect(removed.reason).toBe('A copy');
});

test('words, kind, order and pages are asked for', async () => {
  const ana = await signIn();
  const now = Date.now();
  const rows = ['b 100% lamp', 'A lamp', 'c_chair'].map((title, nth) => ({
    ...makeListing('item', { ownerId: ana.id, createdAt: new Date(now + nth) }),
    title,
  }));
  await insertListings(database, rows);
  const sort = { by: 'title', direction: 'ascending' };
  const byTitle = ['A lamp', 'b 100% lamp', 'c_chair'];
  expect(titlesOf(await list('', { sort }, ana))).toEqual(byTitle);
  expect(titlesOf(await list('?title=LAMP', { sort }, ana))).toEqual(byTitle.slice(0, 2));
  expect(titlesOf(await list('?title=0%25', {}, ana))).toEqual(['b 100% lamp']);
  expect(titlesOf(await list('?title=_', {}, ana))).toEqual(['c_chair']);
  const second = await list('?start=1&size=1', { sort }, ana);
  expect([titlesOf(second), second.body.total]).toEqual([['b 100% lamp'], 3]);
  expect(titlesOf(await list('', { type: 'property' }, ana))).toEqual([]);
  expect((await list('?size=9999', {}, ana)).status).toBe(200);
  expect((await list('?size=10000', {}, ana)).status).toBe(400);
});

test('what is written beside a listing, and what its visitors did in 30 days, is told', async () => {
  const id = await post('With a draft');
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await database.insert(listingCounts).values([
    { listingId: id, event: 'view', day: daysAgo(1), count: 2 },
    { listingId: id, event: 'view', day: daysAgo(29), count: 1 },
    { listingId: id, event: 'view', day: daysAgo(31), count: 1 },
    { listingId: id, event: 'phone', day: daysAgo(2), count: 1 },
  ]);
  const body = { title: 'Better' };
  await rosa.call('PUT', `/api/v1/listing/draft/${id}`, { version: 0, body });
  const found = await list('?title=With a draft');
  expect(found.body.results[0]).toMatchObject({
    id,
    title: 'With a draft',
    draftSavedAt: expect.any(String),
    counts: { view: 3, phone: 1, email: 0, website: 0, share: 0 },
  });
});

test('what others let somebody look after stands among theirs, with what they may do', async () => {
  const milo = await signIn();
  const rights = { write: ['write'], remove: ['read', 'delete'], all: ['administration'] } as const;
  for (const [title, actions] of Object.entries(rights)) {
    await delegate(database, await post(title), { userId: milo.id, actions: [...actions] });
  }
  await delegate(database, await post('read'), { userId: milo.id, actions: ['read'] });
  const over = new Date(Date.now() - 1_000);
  await delegate(database, await post('over'), { userId: milo.id, endsAt: over });
  const { body } = await list('', { sort: { by: 'title', direction: 'ascending' } }, milo);
  expect(body.total).toBe(3);
  expect(
    body.results.map(({ title, rights: held }: { title: string; rights: string[] }) => [
      title,
      held,
    ]),
  ).toEqual([
    ['all', ['administration']],
    ['remove', ['delete']],
    ['write', ['write']],
  ]);
  expect((await list('?title=write')).body.results[0]).not.toHaveProperty('rights');
});

test.each<[Action, string | null]>([
  ['write', expect.any(String)],
  ['administration', expect.any(String)],
  ['delete', null],
])('that changes are begun is told to whoever may “%s”: %s', async (action, draftSavedAt) => {
  const milo = await signIn();
  const id = await post('Begun anew');
  await delegate(database, id, { userId: milo.id, actions: [action] });
  expect((await list('', {}, milo)).body.results).toMatchObject([{ id, draftSavedAt: null }]);
  await rosa.call('PUT', `/api/v1/listing/draft/${id}`, { version: 0, body: { title: 'Better' } });
  const { body } = await list('', {}, milo);
  expect(body.results).toMatchObject([{ id, title: 'Begun anew', draftSavedAt }]);
});

test('what was taken down is listed for who can change it, and found by its title by nobody else', async () => {
  const milo = await signIn();
  const [mended, kept] = [await post('Mended'), await post('Kept from view')];
  await delegate(database, mended, { userId: milo.id, actions: ['write', 'delete'] });
  await delegate(database, kept, { userId: milo.id, actions: ['read', 'delete'] });
  expect((await list('', {}, milo)).body.total).toBe(2);
  for (const id of [mended, kept]) {
    await storeStanding(database, id, { ...stored.removed, updatedAt: new Date() });
  }
  const { body } = await list('', {}, milo);
  expect([body.total, body.results]).toMatchObject([1, [{ id: mended, reason: 'A copy' }]]);
  expect((await list('?title=Kept', { standing: 'removed' }, milo)).body.total).toBe(0);
  expect((await list('?title=Kept from view')).body.total).toBe(1);
});

test('on a partner’s page nobody lists what is shared with them', async () => {
  const milo = await signIn();
  await delegate(database, await post('Shared'), { userId: milo.id, actions: ['administration'] });
  const { id: partner } = await signIn(['partners']);
  const { live: key } = await storeSite(database, partner);
  siteDirectory(server.platform).forget();
  const page = openPage(server, shop, key);
  page.take({
    token: await storeEmbeddedSession(database, { userId: milo.id, key, scopes: [...scopes] }),
  });
  const { status, body } = await page.call('POST', '/api/v1/preview/self', {});
  expect([status, body]).toEqual([200, { results: [], total: 0 }]);
});

test('nobody lists what is somebody else’s', async () => {
  expect((await list('', {}, stranger)).body).toEqual({ results: [], total: 0 });
  expect((await list('', {}, visitor)).status).toBe(401);
});
