import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { expect, test } from 'vitest';
import { share, startAccess } from '../../access/access.fixture.ts';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { embedsDomain } from '../../embeds/routes.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { daysFromNow, makeListing } from '../listings.fixture.ts';
import { listingsDomain } from '../routes.ts';
import { insertListings } from '../storage/insert-listings.ts';
import { storeStanding } from '../storage/update-listing.ts';

const { server, database, signIn } = await startAccess(embedsDomain, listingsDomain);
const owner = await signIn();
const reader = await signIn();
const administrator = await signIn('administrators');
const stranger = await signIn();
const visitor = await signIn();
visitor.take(undefined);

type Changes = NonNullable<Parameters<typeof makeListing>[1]>;

async function store(changes: Changes, permissions: readonly Action[] = ['read']) {
  const listing = makeListing('item', { ownerId: owner.id, title: 'A red canoe', ...changes });
  const [id = Number.NaN] = await insertListings(database, [listing]);
  if (permissions.length > 0)
    await share(owner, { to: reader, thing: `/api/v1/item/${id}`, permissions });
  return `/api/v1/item/listing/${id}`;
}

const long = daysFromNow(-400);

test.each<[string, Changes]>([
  ['paused', { status: 'Withdrawn' }],
  ['waiting for review', { status: 'Hold' }],
  ['closed long ago', { status: 'Closed', closedAt: long, expiresAt: long }],
])('what is %s is read by its owner and whoever may, and by nobody else', async (_, changes) => {
  const path = await store(changes);
  for (const by of [owner, reader]) {
    const { status, body, headers } = await by.call('GET', path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      title: 'A red canoe',
      isUnpublished: true,
      // Nothing of it can be requested as long as it does not show.
      contact: { hasPhone: false, hasEmail: false },
      owner: { takesMessages: false },
      structuredData: {},
    });
  }
  const refused = (await visitor.call('GET', path)).status;
  expect([404, 410]).toContain(refused);
  for (const by of [stranger, administrator]) {
    expect((await by.call('GET', path)).status).toBe(refused);
  }
});

test('every right lets its holder read, until it is taken back', async () => {
  for (const right of ['write', 'delete', 'administration'] as const) {
    const path = await store({ status: 'Hold' }, [right]);
    expect((await reader.call('GET', path)).status, right).toBe(200);
    const rights = path.replace('/listing', '');
    await owner.call('DELETE', `${rights}/permissions/${reader.id}`);
    expect((await reader.call('GET', path)).status, right).toBe(404);
  }
});

test('what was taken down is shown to those alone who can mend it', async () => {
  const paths = { read: await store({}), write: await store({}, ['write']) };
  for (const path of Object.values(paths)) {
    const id = Number(path.split('/').at(-1));
    await storeStanding(database, id, {
      ...{ status: 'Hold', holdReason: 'moderation', holdWords: 'A copy' },
      updatedAt: new Date(),
    });
    expect((await owner.call('GET', path)).status).toBe(200);
  }
  expect((await reader.call('GET', paths.read)).status).toBe(404);
  expect((await reader.call('GET', paths.write)).status).toBe(200);
});

test('what shows says nothing of being unpublished', async () => {
  const { body } = await reader.call('GET', await store({}));
  expect(body).not.toHaveProperty('isUnpublished');
  expect(body.contact).toMatchObject({ hasPhone: true, hasEmail: true });
});

test('what is deleted is nobody’s to read', async () => {
  const path = await store({ status: 'Delete' }, []);
  expect((await owner.call('GET', path)).status).toBe(404);
});

test('on a partner’s page it shows to nobody, its owner neither', async () => {
  const path = await store({ status: 'Hold' });
  const { id: partner } = await signIn('partners');
  const { live: key } = await storeSite(database, partner);
  siteDirectory(server.platform).forget();
  for (const { id: userId } of [owner, reader]) {
    const page = openPage(server, shop, key);
    page.take({
      token: await storeEmbeddedSession(database, { userId, key, scopes: [...scopes] }),
    });
    expect((await page.call('GET', path)).status).toBe(404);
  }
});
